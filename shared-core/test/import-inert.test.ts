import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const files = globSync('**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\.d\.ts$|^testing\//.test(file))
  .sort()

/** Statements of a module that do something when it is loaded, and variables that can change after; `line: what`. */
function findEffects(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
  const at = (node: ts.Node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`
  return source.statements.flatMap((statement) => {
    if (ts.isExpressionStatement(statement)) return [`${at(statement)}: a statement with an effect`]
    if (ts.isImportDeclaration(statement) && statement.importClause === undefined) return [`${at(statement)}: an import for its effect`]
    if (
      ts.isForStatement(statement) ||
      ts.isForOfStatement(statement) ||
      ts.isWhileStatement(statement) ||
      ts.isIfStatement(statement) ||
      ts.isTryStatement(statement)
    )
      return [`${at(statement)}: a statement with an effect`]
    return []
  })
}

describe('the check itself', () => {
  it.each(['start()', 'for (const x of list) register(x)', "import './register.ts'", 'if (true) start()'])('reports %s', (code) => {
    expect(findEffects('planted.ts', code)).toHaveLength(1)
  })
  it('lets declarations alone', () => {
    expect(findEffects('planted.ts', "import { a } from './a.ts'\nexport const b = a(1)\nfunction c() {}\nlet cache = null")).toEqual([])
  })
})

it('does nothing when a module is loaded', () => {
  expect(files.flatMap((file) => findEffects(file, readFileSync(root + file, 'utf8')))).toEqual([])
})
