import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../src/', import.meta.url))
const files = globSync('**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\.d\.ts$|^testing\//.test(file))
  .sort()

/** Globals that bring in a clock, chance, the host or its settings. */
const globals = new Set(
  'Date performance process setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame fetch crypto console window document navigator location localStorage globalThis eval Function XMLHttpRequest WebSocket require Buffer DOMParser TextDecoder'.split(
    ' ',
  ),
)

/** Members of Math that engines may compute each in their own way, and chance. */
const mathMembers = new Set(
  'acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow random sin sinh tan tanh'.split(' '),
)

/** Methods that follow the language settings of the host. */
const localeMethods = new Set(
  'localeCompare toLocaleString toLocaleDateString toLocaleTimeString toLocaleLowerCase toLocaleUpperCase'.split(' '),
)

/** Uses, in a file, of what two runtimes could do differently, as `line: what`. */
function findFaults(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
  const inLanguages = file.startsWith('languages/')
  const faults: string[] = []
  const report = (node: ts.Node, what: string) => {
    faults.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${what}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isIdentifier(node) && isReference(node)) {
      if (globals.has(node.text)) report(node, node.text)
      if (node.text === 'Intl' && !inLanguages) report(node, 'Intl outside of languages')
    }
    if (ts.isPropertyAccessExpression(node)) {
      const member = node.name.text
      if (ts.isIdentifier(node.expression) && node.expression.text === 'Math' && mathMembers.has(member)) report(node, `Math.${member}`)
      if (localeMethods.has(member)) report(node, member)
    }
    if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Math') report(node, 'Math[…]')
    if (
      ts.isBinaryExpression(node) &&
      [ts.SyntaxKind.AsteriskAsteriskToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken].includes(node.operatorToken.kind)
    )
      report(node, '**')
    if ((ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteral(node)) && !inLanguages)
      if (/\\p\{/i.test(node.getText(source))) report(node, 'Unicode properties outside of languages')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

/** The identifier names a variable, not a property, a parameter's label or an import. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent) || ts.isBindingElement(parent))
    return !('name' in parent) || parent.name !== node
  return !ts.isImportSpecifier(parent) && !ts.isVariableDeclaration(parent) && !ts.isParameter(parent) && !ts.isFunctionDeclaration(parent)
}

describe('the check itself', () => {
  it.each([
    ['a clock', 'const now = Date.now()', 'Date'],
    ['a clock made anew', 'const now = new Date()', 'Date'],
    ['chance', 'const x = Math.random()', 'Math.random'],
    ['logarithms', 'const x = Math.log(2)', 'Math.log'],
    ['members by name', "const x = Math['log'](2)", 'Math[…]'],
    ['powers', 'const x = 2 ** 0.5', '**'],
    ['the host’s language', "const x = 'a'.localeCompare('b')", 'localeCompare'],
    ['Intl', 'const x = new Intl.Segmenter()', 'Intl outside of languages'],
    ['Unicode data', 'const x = /\\p{L}/u', 'Unicode properties outside of languages'],
    ['Unicode data in a string', "const x = '\\\\p{L}'", 'Unicode properties outside of languages'],
    ['Unicode data in a template', 'const x = `\\\\p{L}`', 'Unicode properties outside of languages'],
    ['timers', 'setTimeout(() => {}, 1)', 'setTimeout'],
    ['the host', 'const x = process.env', 'process'],
  ])('reports %s', (_name, code, what) => {
    expect(findFaults('signals/planted.ts', code)).toEqual([`signals/planted.ts:1: ${what}`])
  })
  it('lets names of properties and types alone', () => {
    expect(findFaults('signals/planted.ts', 'interface A { process: Date }\nconst a = { process: 1 }\nconst b = a.process')).toEqual([])
  })
  it('lets languages use Unicode data', () => {
    expect(findFaults('languages/planted.ts', 'const x = /\\p{L}/u')).toEqual([])
  })
})

/** The door for beginners alone takes the present day when it is given none, and hands it on. */
const allowed = /^simple-result\.ts:\d+: Date$/

describe('the core', () => {
  it('has files', () => {
    expect(files.length).toBeGreaterThan(100)
  })
  it('does nothing that two runtimes could do differently', () => {
    const faults = files.flatMap((file) => findFaults(file, readFileSync(root + file, 'utf8')))
    expect(faults.filter((fault) => !allowed.test(fault))).toEqual([])
    expect(faults.filter((fault) => allowed.test(fault))).toHaveLength(1)
  })
})
