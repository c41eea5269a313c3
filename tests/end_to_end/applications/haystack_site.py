"""A Django site with a search by haystack, in the current folder.

    haystack_site.py index        make the pages, if there are none, and index them all
    haystack_site.py rebuild      index them all in a new database
    haystack_site.py change       give page 5 the text of page 2, nearly, and index it
    haystack_site.py search WORD  print the ids of the pages that have it
"""

import os
import sys

import django
from django.conf import settings

MODELS = """from django.db import models
class Page(models.Model):
    title = models.CharField(max_length=100)
    body = models.TextField()
"""
INDEXES = """from haystack import indexes
from pages.models import Page
class PageIndex(indexes.SearchIndex, indexes.Indexable):
    text = indexes.CharField(document=True, model_attr="body")
    title = indexes.CharField(model_attr="title")
    def get_model(self): return Page
"""


def set_up():
    os.makedirs("pages", exist_ok=True)
    for name, content in (("__init__", ""), ("models", MODELS), ("search_indexes", INDEXES)):
        with open(f"pages/{name}.py", "w", encoding="utf-8") as file:
            file.write(content)
    sys.path.insert(0, os.getcwd())
    settings.configure(
        SECRET_KEY="test", DEFAULT_AUTO_FIELD="django.db.models.AutoField",
        INSTALLED_APPS=["django.contrib.contenttypes", "haystack", "pages"],
        DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": "pages.sqlite"}},
        HAYSTACK_CONNECTIONS={"default": {"ENGINE": "xapian_backend.XapianEngine", "PATH": os.path.abspath("index")}})
    django.setup()


def main():
    set_up()
    from django.core.management import call_command
    from haystack.query import SearchQuerySet
    from pages.models import Page

    from application import text
    if sys.argv[1] == "search":
        print(*sorted(found.id for found in SearchQuerySet().filter(content=sys.argv[2])), sep="\n")
        return
    call_command("migrate", run_syncdb=True, verbosity=0)
    if not Page.objects.count():
        for number in range(1, 6):
            Page.objects.create(title=f"Title {number}", body=text(number))
        Page.objects.create(title="Title 6", body=text(1, changes=2))
    if sys.argv[1] == "change":
        Page.objects.filter(pk=5).update(body=text(2, changes=1))
    if sys.argv[1] == "rebuild":
        call_command("clear_index", interactive=False, verbosity=0)
    call_command("update_index", verbosity=0)


main()
