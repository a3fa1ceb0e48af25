/** A rule of a robots.txt group. */
interface Rule {
  readonly allow: boolean
  readonly path: string
}

/** UTF-16 units that are read; RFC 9309 asks for at least 500 KiB. */
const readLength = 512_000

/** Groups of a robots.txt by lower-case product token, after RFC 9309: groups of one token are joined, unknown lines are left out. */
export function parseRobotsTxt(text: string): ReadonlyMap<string, readonly Rule[]> {
  const groups = new Map<string, Rule[]>()
  let agents: string[] = []
  let inRules = false
  for (const line of text.slice(0, readLength).split(/\r\n|\r|\n/)) {
    const match = /^\s*([A-Za-z-]+)\s*:\s*([^#]*)/.exec(line)
    if (match === null) continue
    const key = match[1]!.toLowerCase()
    const value = match[2]!.trim()
    if (key === 'user-agent') {
      if (inRules) agents = []
      inRules = false
      const agent = value.toLowerCase().split('/')[0]!.trim()
      agents.push(agent)
      if (!groups.has(agent)) groups.set(agent, [])
    } else if (key === 'allow' || key === 'disallow') {
      inRules = true
      if (value !== '') for (const agent of agents) groups.get(agent)!.push({ allow: key === 'allow', path: value })
    }
  }
  return groups
}

/** True when a crawler may fetch a path (with query): its own group decides, else that of `*`; the longest match, and allow at a tie. */
export function isAllowed(groups: ReadonlyMap<string, readonly Rule[]>, agent: string, path: string): boolean {
  const rules = groups.get(agent.toLowerCase()) ?? groups.get('*') ?? []
  let best: Rule | null = null
  for (const rule of rules) {
    if (!matchesPath(rule.path, path)) continue
    if (best === null || rule.path.length > best.path.length || (rule.path.length === best.path.length && rule.allow)) best = rule
  }
  return best === null || best.allow
}

/** Prefix match with `*` for any characters and a closing `$` for the end; each part is looked for once, behind the one before. */
export function matchesPath(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const [first = '', ...parts] = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = anchored ? (parts.pop() ?? null) : ''
  if (last === null) return path === first
  let at = first.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.endsWith(last) && path.length - last.length >= at
}
