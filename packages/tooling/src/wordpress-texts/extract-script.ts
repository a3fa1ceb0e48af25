import ts from 'typescript'
import { type Text, textFunctions, textOf } from './text.ts'

/** Texts of a TypeScript or JavaScript file in the order of its calls. A translators' comment is before the call, or before the one it is an argument of. */
export function extractScript(source: string, place: string): readonly Text[] {
  const file = ts.createSourceFile(place, source, ts.ScriptTarget.Latest, true, place.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const texts: Text[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && Object.hasOwn(textFunctions, node.expression.text))
      texts.push(textOf({ name: node.expression.text, values: node.arguments.map(written), notes: notesBefore(node, source), place }))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return texts
}

/** The text of an expression that is written out, in one piece or several. */
function written(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return null
  const [left, right] = [written(node.left), written(node.right)]
  return left === null || right === null ? null : left + right
}

function notesBefore(node: ts.Node, source: string): readonly string[] {
  const at = node.getFullStart()
  const ranges = new Map(
    [...(ts.getTrailingCommentRanges(source, at) ?? []), ...(ts.getLeadingCommentRanges(source, at) ?? [])].map((range) => [
      range.pos,
      range,
    ]),
  )
  const notes = [...ranges.values()].flatMap(({ pos, end }) => {
    const comment = source
      .slice(pos, end)
      .replace(/^\/[/*]+|\*\/$/g, '')
      .replace(/\s*\n\s*\*?\s*/g, ' ')
    return /^\s*translators:\s*(.+?)\s*$/i.exec(comment)?.[1] ?? []
  })
  return notes.length > 0 || ts.isStatement(node) || isBorder(node.parent) ? notes : notesBefore(node.parent, source)
}

/** Past a call of another text, an arrow or a list, a comment is about something else. */
const isBorder = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  ts.isFunctionLike(node) ||
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node)

/** Files that a script imports from beside itself, as written. */
export function importsOf(source: string): readonly string[] {
  return ts.preProcessFile(source, true, true).importedFiles.flatMap(({ fileName }) => (fileName.startsWith('.') ? fileName : []))
}
