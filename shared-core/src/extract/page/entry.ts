import type { Element } from 'domhandler'
import { nameFlags } from '../../parse/html/name-flags.ts'
import type { Note, PageIndex } from '../../parse/html/page-index.ts'
import { isElement } from '../../parse/html/walk.ts'

/** Class names of one entry of many: a reader's comment, reply or review. The last word counts: `comment-count` is a number. */
const entryName =
  /(?:^|[\s_-])(?:comment|reply|response|review|testimonial|kommentar|commentaire|comentario|commento|opinie|avis)(?:[_-]?(?:item|entry|box))?(?=\s|$)/i

/** Types of items that readers write. */
const entryType = /\/(?:Comment|UserComments|Review|UserReview)$/

/** UTF-16 units that an entry holds besides the name or day in question. */
const minBesides = 25
/** UTF-16 units of one as a whole; a byline mostly holds fewer. */
const shortEntry = 70

/** Siblings that are looked at, and elements below one of them. */
const reach = { siblings: 20, elements: 40 } as const

/**
 * One of several boxes behind the beginning of a text, each with a writer or a day of its own: readers' comments and reviews, cards of other
 * stories. `element` names a person or a day, `box` is around it.
 */
export function isEntry(
  box: Element,
  element: Element,
  { page, textStart }: { readonly page: PageIndex; readonly textStart: number },
): boolean {
  const note = page.notes.get(box)
  if (note === undefined || note.order <= textStart) return false
  const type = box.attribs['itemtype']
  if (type !== undefined && entryType.test(type.trim())) return true
  if ((note.flags & (nameFlags.author | nameFlags.byline)) !== 0) return false
  // A short entry is itself a line that names a person and a day.
  const least = box === element ? shortEntry : (page.notes.get(element)?.text ?? 0) + minBesides
  const [first] = box.children.filter(isElement)
  if (box === element && first !== undefined && hasHeading(page.notes.get(first), page) && hasTwin(first, page)) return true
  if (note.text < least && !hasHeading(note, page)) return false
  const className = box.attribs['class'] ?? ''
  if (entryName.test(className)) return true
  return (className !== '' || box.name === 'article' || box.name === 'blockquote' || box.name === 'li') && hasTwin(box, page)
}

const hasHeading = (note: Note | undefined, page: PageIndex): boolean =>
  note !== undefined &&
  page.elements.slice(note.order + 1, Math.min(note.last, note.order + reach.elements) + 1).some(({ name }) => /^h[2-6]$/.test(name))

/** Beside it stands another box of the same name and class, and both name a person or a day. */
function hasTwin(box: Element, page: PageIndex): boolean {
  const siblings = (box.parent?.children ?? []).filter(isElement)
  const at = siblings.indexOf(box)
  return siblings
    .slice(Math.max(0, at - reach.siblings), at + reach.siblings)
    .some((one) => one !== box && one.name === box.name && one.attribs['class'] === box.attribs['class'] && hasPersonOrDay(one, page))
}

function hasPersonOrDay(box: Element, page: PageIndex): boolean {
  const note = page.notes.get(box)
  if (note === undefined || note.text < minBesides) return false
  return page.elements
    .slice(note.order + 1, Math.min(note.last, note.order + reach.elements) + 1)
    .some(
      (inner) =>
        inner.name === 'time' ||
        ((page.notes.get(inner)?.flags ?? 0) & (nameFlags.author | nameFlags.date)) !== 0 ||
        /\bauthor\b/.test(inner.attribs['rel'] ?? ''),
    )
}
