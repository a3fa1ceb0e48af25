import type { PrintedHead } from '@citable/editor'
import type { SavedPage } from '../host/block-editor/wordpress-host.ts'

/** Head of the saved page: a public one as a visitor without a session gets it, a draft as its author does. null: it cannot be read. */
export async function readPrintedHead({ address, isPublic }: SavedPage, signal: AbortSignal): Promise<PrintedHead | null> {
  try {
    const response = await fetch(address, { credentials: isPublic ? 'omit' : 'same-origin', cache: 'no-store', signal })
    return response.ok ? printedHeadOf(new DOMParser().parseFromString(await response.text(), 'text/html')) : null
  } catch {
    return null
  }
}

function printedHeadOf(page: Document): PrintedHead {
  const first = (...names: readonly string[]) => {
    const found = names.map((name) => page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content'))
    return found.find((text) => text)?.trim() ?? ''
  }
  const title = first('og:title', 'twitter:title')
  const description = first('og:description', 'twitter:description')
  const url = first('og:image', 'twitter:image')
  const size = (side: string) => Number(first(`og:image:${side}`)) || null
  const image =
    url === '' ? null : { url, alt: first('og:image:alt', 'twitter:image:alt') || null, width: size('width'), height: size('height') }
  return {
    title: page.title,
    description: first('description'),
    social: title + description + url === '' ? null : { title, description, image },
  }
}
