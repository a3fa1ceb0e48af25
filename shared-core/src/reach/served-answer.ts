import type { Agent } from '../model/agents.ts'
import type { Directive } from './directives.ts'
import type { Guarded } from './protections.ts'

/** What a server answered to one name. */
export interface ServedAnswer {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  /** Values of X-Robots-Tag, one for each line of the header. */
  readonly robotsTags: readonly string[]
  /** Address that it leads on to, absolute; null: none. */
  readonly redirect: string | null
  /** The body as text; null: it is of another type. */
  readonly text: string | null
  readonly isHtml: boolean
}

/** An answer as a client got it. `text` is only asked where it is text. */
export function servedAnswer(
  url: string,
  { status, headers, robotsTags }: Pick<ServedAnswer, 'status' | 'headers' | 'robotsTags'>,
  text: (contentType: string) => string,
): ServedAnswer {
  const contentType = headers['content-type'] ?? ''
  const isHtml = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)
  const isText = isHtml || contentType === '' || /^\s*text\//i.test(contentType)
  const leads = status >= 300 && status < 400 && headers.location !== undefined && URL.canParse(headers.location, url)
  return {
    status,
    headers,
    robotsTags,
    redirect: leads ? new URL(headers.location!, url).href : null,
    text: isText ? text(contentType) : null,
    isHtml,
  }
}

/** An answer in plain values. */
export interface AnswerFacts {
  readonly status: number
  readonly redirect: string | null
  /** Visible text as served, UTF-16 units; null: no HTML. */
  readonly length: number | null
  /** Scripts draw the page. */
  readonly isDrawn: boolean
  readonly guard: Guarded | null
  /** For every robot or for this one. */
  readonly directives: readonly Directive[]
}

/**
 * What an answer says; null for `agent`: to every robot. A page of some megabytes takes seconds, so that who has others waiting reads in a thread.
 * `readAnswer` of `@citable/core/reach/read-answer` reads at once.
 */
export type ReadAnswer = (answer: ServedAnswer, agent: Agent | null) => AnswerFacts | Unread | Promise<AnswerFacts | Unread>

/** The answer could not be read: why. */
interface Unread {
  readonly fault: string
}
