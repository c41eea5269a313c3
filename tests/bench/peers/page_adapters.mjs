// One adapter an extractor of npm: node page_adapters.mjs NAME FOLDER OUTPUT, as page_adapters.py.
import {readFileSync, readdirSync, writeFileSync} from "node:fs";
import {parseHTML} from "linkedom";

const [name, folder, output] = process.argv.slice(2);

async function extractor() {
  if (name === "Readability") {
    const {Readability} = await import("@mozilla/readability");
    return (document) => new Readability(document).parse()?.textContent ?? "";
  }
  const {Defuddle} = await import("defuddle/node");
  return async (document) => parseHTML(`<html><body>${(await Defuddle(document, "")).content ?? ""}</body></html>`)
    .document.body.textContent;
}

const extract = await extractor();
const rows = [];
for (const file of readdirSync(folder).filter((one) => one.endsWith(".html")).sort()) {
  let text = "";
  try {
    text = await extract(parseHTML(readFileSync(`${folder}/${file}`, "utf8")).document);
  } catch (error) {
    console.error(`${file}: ${error.name}`);
  }
  rows.push(JSON.stringify({id: file.slice(0, -".html".length), text}));
}
writeFileSync(output, rows.join("\n") + "\n");
