import ts from 'typescript'

/** A place where a test could ask the clock, the processor or the memory of the machine for its verdict. */
export interface Clock {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** Such as `performance.now`. */
  readonly word: string
}

/** Members that answer with time, processor time or memory, by the object that has them. */
const members: Readonly<Record<string, readonly string[]>> = {
  performance: ['now', 'timeOrigin'],
  Date: ['now'],
  process: ['cpuUsage', 'hrtime', 'memoryUsage', 'resourceUsage', 'threadCpuUsage'],
  os: ['loadavg', 'freemem'],
  AbortSignal: ['timeout'],
}
/** Functions that wait for a number of milliseconds. */
const waits = ['setTimeout', 'setInterval']
const timers = ['node:timers/promises', 'node:timers', 'timers/promises', 'timers']

const isWordOfProc = (text: string): boolean => /\bVm(?:HWM|RSS|Peak|Size)\b/.test(text)

/** What an import takes by name, as the module calls it. */
const importedNames = ({ importClause }: ts.ImportDeclaration): readonly string[] =>
  importClause?.namedBindings !== undefined && ts.isNamedImports(importClause.namedBindings)
    ? importClause.namedBindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : []

/** Clocks of a TypeScript file. Words in other strings and in comments do not count, and neither does a replaced clock (`vi.useFakeTimers`). */
export function findClocks(file: string, text: string): readonly Clock[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: Clock[] = []
  const note = (node: ts.Node, word: string) =>
    found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, word })
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: object } = node.expression
      if (members[object]?.includes(node.name.text)) note(node, `${object}.${node.name.text}`)
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && waits.includes(node.expression.text))
      note(node, node.expression.text)
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && timers.includes(node.moduleSpecifier.text))
      if (importedNames(node).some((name) => waits.includes(name))) note(node, node.moduleSpecifier.text)
    if ((ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) && isWordOfProc(node.text)) note(node, 'VmHWM')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Clocks of a PHP file, by lines; comments count too. */
export const findPhpClocks = (file: string, text: string): readonly Clock[] =>
  text.split('\n').flatMap((content, at) =>
    [...content.matchAll(/\b(hrtime|microtime|usleep|sleep|memory_get_usage|memory_get_peak_usage|getrusage)\s*\(/g)].map(
      ([, word = '']) => ({
        file,
        line: at + 1,
        word,
      }),
    ),
  )
