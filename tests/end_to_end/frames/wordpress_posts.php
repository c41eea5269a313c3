<?php
// Installs WordPress and writes posts with its own functions: wordpress_posts.php ROOT TEXTS OUTPUT URL
// TEXTS is a JSON list of {name, title, html, comments}; OUTPUT becomes {name: id}.
[, $root, $texts, $output, $url] = $argv;
$_SERVER['HTTP_HOST'] = parse_url($url, PHP_URL_HOST) . ':' . parse_url($url, PHP_URL_PORT);
$_SERVER['SERVER_NAME'] = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
define('WP_INSTALLING', true);
require "$root/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
function wp_mail() { return true; }

wp_install('The Collected Manuals', 'admin', 'admin@example.org', true, '', 'password');
update_option('siteurl', $url);
update_option('home', $url);
update_option('thread_comments', 1);
update_option('page_comments', 0);
update_option('blogdescription', 'Everything that the machine can tell of itself, week by week');
$ids = [];
foreach (json_decode(file_get_contents($texts), true) as $text) {
    $id = wp_insert_post(['post_title' => $text['title'], 'post_name' => $text['name'], 'post_content' => $text['html'],
                          'post_status' => 'publish', 'post_author' => 1, 'post_category' => [1]], true);
    if (is_wp_error($id)) exit($id->get_error_message());
    foreach ($text['comments'] as $number => $comment) {
        wp_insert_comment(['comment_post_ID' => $id, 'comment_author' => "Reader $number", 'comment_approved' => 1,
                           'comment_content' => $comment, 'comment_date' => sprintf('2026-01-12 10:%02d:00', $number)]);
    }
    wp_update_comment_count_now($id);
    $ids[$text['name']] = $id;
}
file_put_contents($output, json_encode($ids));
