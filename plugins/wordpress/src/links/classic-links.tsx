import { usePanel, useView } from '../components/use-panel.ts'
import type { ClassicHost } from '../host/classic/classic-host.ts'
import { type ArticleLinks, LinkList } from './link-list.tsx'
import { comparableLinks, type LinkText } from './suggest-links.ts'

/** Sentences and links of an article in HTML. A paragraph's place is where its text begins in that of the article. */
function readHtml(html: string): ArticleLinks {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const textBefore = (element: Element): number => {
    const range = body.ownerDocument.createRange()
    range.setStart(body, 0)
    range.setEndBefore(element)
    return range.toString().length
  }
  const texts = [...body.querySelectorAll('p, li:not(:has(p))')].map((element): LinkText => {
    const place = textBefore(element)
    const linked = [...element.querySelectorAll('a')].map((link) => {
      const start = textBefore(link) - place
      return { start, end: start + (link.textContent ?? '').length }
    })
    return { place: String(place), text: element.textContent ?? '', linked }
  })
  const hrefs = [...body.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!)
  return { texts, linkedUrls: comparableLinks(hrefs, location.href) }
}

/** Links that the text of the classic editor could have. */
export function ClassicLinks() {
  const { state } = useView()
  const host = usePanel().host as ClassicHost
  const { draft } = state
  if (!draft || draft.input.kind !== 'body') return null
  const { html } = draft.input
  return (
    <LinkList
      post={Number(draft.documentId)}
      read={() => readHtml(html)}
      insert={({ place, start, words, target }) => host.insertLink({ start: Number(place) + start, quote: words }, target.url)}
    />
  )
}
