/** Files of the HTML parser whose states and code points are enums as TypeScript compiles them: objects that name every number twice. */
export const filesWithEnums =
  /htmlparser2[\\/]dist[\\/]esm[\\/]Tokenizer\.js$|entities[\\/]dist[\\/]esm[\\/](?:decode|internal[\\/]bin-trie-flags)\.js$/

const enumeration = /(export )?var (\w+);\s*(?:\/\*[\s\S]*?\*\/\s*)?\(function \(\2\) \{([\s\S]*?)\n\}\)\(\2 \|\| \(\2 = \{\}\)\);/g

const member = /\[\w+\["(\w+)"\] = (-?\d+)\] = "\1";/g

/**
 * A module with the numbers of its enums where their names stood, which no minifier does: the parser becomes an eighth smaller. What another
 * module asks for stays, as an object that bundlers drop when no module does.
 */
export function plainEnums(source: string): string {
  const values = new Map<string, ReadonlyMap<string, string>>()
  const rest = source.replace(enumeration, (_all, exported: string | undefined, name: string, body: string) => {
    const members = [...body.matchAll(member)].map(([, key, value]) => [key!, value!] as const)
    values.set(name, new Map(members))
    const object = `${name} = { ${members.map(([key, value]) => `${key}: ${value}`).join(', ')} };`
    return exported === undefined ? `const ${object}` : `export const ${object}`
  })
  return rest.replace(/(?<![\w.])(\w+)\.(\w+)/g, (all, name: string, key: string) => values.get(name)?.get(key) ?? all)
}
