/** The site's rendering of markup that only the site can read: synced patterns, blocks that the server renders, shortcodes. */
export interface SiteParts {
  /**
   * null: the site cannot render it, or did not answer; undefined: it has been asked. Asks by itself, and once more when `version` differs:
   * what the markup refers to has changed.
   */
  read(markup: string, version?: string): string | null | undefined
  /** The HTML with its shortcodes filled in. `isWhole`: none was left as it stands. */
  fill(html: string): { readonly html: string; readonly isWhole: boolean }
  /** Grows with each answer of the site. */
  answers(): number
  /** Calls the listener when the site has answered. */
  observe(onChange: () => void): () => void
}

export interface SitePartsOptions {
  /** Names of the shortcodes that the site knows. */
  readonly shortcodes: readonly string[]
  /** The parts in the order asked for; null: this one cannot be rendered. */
  readonly ask: (parts: readonly string[]) => Promise<readonly (string | null)[]>
  readonly later: (run: () => void, ms: number) => void
}

/** As the route takes them. */
const atOnce = 50
const longest = 100_000
/** Milliseconds without a new wish: no request is sent while the author types. */
const quiet = 600
/** Milliseconds until a text that the site gave no answer about can be asked about again. */
const patience = 60_000

/** A shortcode, with what it encloses where it is closed. */
export const shortcodePattern = (names: readonly string[]): RegExp | null => {
  const known = names.filter((name) => /^[\w-]+$/.test(name))
  return known.length === 0
    ? null
    : new RegExp(`\\[(${known.join('|')})(?![\\w-])[^\\]<>]*\\](?:(?:(?!\\[\\1(?![\\w-]))[\\s\\S])*?\\[/\\1\\])?`, 'g')
}

export function createSiteParts({ shortcodes, ask, later }: SitePartsOptions): SiteParts {
  const known = new Map<string, string | null | undefined>()
  /** Keys by their markup: of what changed before it was asked for, the latest alone. */
  const wanted = new Map<string, string>()
  const listeners = new Set<() => void>()
  const pattern = shortcodePattern(shortcodes)
  let wishes = 0
  let answers = 0

  const send = async (): Promise<void> => {
    const parts = [...wanted].filter(([, key]) => !known.has(key)).slice(0, atOnce)
    if (parts.length === 0) return
    for (const [, key] of parts) known.set(key, undefined)
    const made = await ask(parts.map(([markup]) => markup)).catch(() => null)
    for (const [at, [markup, key]] of parts.entries()) {
      known.set(key, made?.[at] ?? null)
      if (wanted.get(markup) === key) wanted.delete(markup)
    }
    answers += 1
    if (made === null)
      later(() => {
        for (const [, key] of parts) known.delete(key)
        answers += 1
      }, patience)
    for (const listener of [...listeners]) listener()
    await send()
  }

  const read = (markup: string, version = ''): string | null | undefined => {
    if (markup.length > longest) return null
    const key = `${markup}${version}`
    if (known.has(key)) return known.get(key)
    wanted.set(markup, key)
    wishes += 1
    const wish = wishes
    later(() => void (wish === wishes && send()), quiet)
    return undefined
  }

  return {
    read,
    fill(html) {
      let isWhole = true
      const filled = (markup: string) => {
        const made = read(markup)
        isWhole &&= typeof made === 'string'
        return made ?? markup
      }
      return { html: pattern && html.includes('[') ? html.replace(pattern, filled) : html, isWhole }
    },
    answers: () => answers,
    observe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
