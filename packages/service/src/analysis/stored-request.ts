import { createHash } from 'node:crypto'
import type { OptimizeRequest } from '@citable/contract/present'
import type { ArticleInput } from '@citable/core'

/** The request without the texts that a job has in its input already, each of them empty in its place: they cross to a worker once. */
export function withoutTexts(request: OptimizeRequest): OptimizeRequest {
  const { content } = request
  if (content === undefined) return request
  return {
    ...request,
    content: {
      ...content,
      ...(content.html !== undefined && { html: '' }),
      ...(content.markdown !== undefined && { markdown: '' }),
      ...(content.blocks !== undefined && { blocks: [] }),
    },
  }
}

/** A request as it is stored. */
export interface PrintedRequest {
  /** JSON text. */
  readonly text: string
  /** SHA-256 of its content as JSON text: what an article without an address is known by; null: it has an address. */
  readonly contentDigest: string | null
}

/** Prints what `withoutTexts` gave as the whole request. */
export function printRequest(request: OptimizeRequest, input: ArticleInput): PrintedRequest {
  const content = request.content && { ...request.content, ...textsOf(input) }
  const hasAddress = (request.url ?? content?.url ?? null) !== null
  return {
    text: JSON.stringify(content === undefined ? request : { ...request, content }),
    contentDigest: hasAddress ? null : createHash('sha256').update(JSON.stringify(content)).digest('hex'),
  }
}

function textsOf(input: ArticleInput): Pick<NonNullable<OptimizeRequest['content']>, 'html' | 'markdown' | 'blocks'> {
  if (input.kind === 'markdown') return { markdown: input.markdown }
  if (input.kind === 'blocks') return { blocks: [...input.blocks] }
  return { html: input.html }
}
