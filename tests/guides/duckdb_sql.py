"""Runs SQL by DuckDB: npm install --prefix build/npm @duckdb/node-api"""

import os
import shutil

MODULES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../build/npm/node_modules")
ENVIRONMENT = {"NODE_PATH": MODULES}
RUN = """
const { DuckDBInstance } = require("@duckdb/node-api");
(async () => {
  const connection = await (await DuckDBInstance.create()).connect();
  for (const statement of process.argv[1].split(";\\n")) if (statement.trim()) await connection.run(statement);
})().catch((error) => { console.error(error); process.exit(1); });
"""


def is_here():
    return shutil.which("node") is not None and os.path.isdir(os.path.join(MODULES, "@duckdb/node-api"))


def command(statements):
    """To be run with ENVIRONMENT."""
    return ["node", "--eval", RUN, statements]
