import type { Attribute, TypeShape } from './shape.ts'

/** Role of a component's or related entry's attribute in the article. `skip`: no part of it. */
export const roles = ['heading', 'text', 'quote', 'cite', 'question', 'answer', 'image', 'caption', 'skip'] as const
export type Role = (typeof roles)[number]

type Components = TypeShape['components']
/** Roles that people chose instead of the proposal, by component and attribute. */
export type ChosenRoles = Readonly<Record<string, Readonly<Record<string, Role>>>>

/** Roles that an attribute can have by its kind; none: no role says anything of it. */
export function rolesFor({ type, private: isPrivate }: Attribute): readonly Role[] {
  if (isPrivate) return []
  switch (type) {
    case 'string':
    case 'text':
      return ['heading', 'text', 'quote', 'cite', 'question', 'answer', 'caption', 'skip']
    case 'richtext':
    case 'blocks':
    case 'customField':
      return ['text', 'quote', 'answer', 'skip']
    case 'media':
      return ['image', 'skip']
    case 'component':
    case 'dynamiczone':
    case 'relation':
      return ['text', 'answer', 'skip']
    default:
      return []
  }
}

/** Components inside components, and rows of relations, are read to this depth. */
export const maxDepth = 5

/** Lower case without separators, so that `cover_image` and `coverImage` are one name. */
export const plain = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '')
const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const headings = names('heading title headline subtitle subheading question')
const quotes = names('quote quotation testimonial blockquote pullquote')
const cites = names('by author cite source attribution speaker person name title')
const captions = names('caption legend')
const questions = names('question q title heading headline label summary')
const answers = names('answer a text body content description')
/** Lines of a form field that are prose although short. */
const lines = names('text body content paragraph description intro introduction lead copy')
/** Long texts that are no part of an article to readers. */
const unread = names(
  'url href link embed html css script code iframe svg alt alttext alternativetext icon color colour classname style note notes internalnote keywords metakeywords',
)
/** Parts of a page that are no prose, by the last part of their uid. */
const furniture =
  /^(?:button|link|cta|call-?to-?action|nav|menu|social|form|input|seo|meta|settings?|config|embed|script|icon|spacer|divider|breadcrumb)s?(?:-|$)/
const seoNames = names('metatitle metadescription seotitle seodescription')

const lastPart = (uid: string): string => uid.split('.').at(-1) ?? ''
const isProse = ({ type }: Attribute): boolean => type === 'blocks' || type === 'richtext' || type === 'text'
const isLine = ({ type }: Attribute): boolean => type === 'string' || type === 'text'

/** Fields for result pages, such as `shared.seo`: never part of the text. */
export const isSeo = (attributes: Readonly<Record<string, Attribute>>): boolean =>
  Object.keys(attributes).some((name) => seoNames.has(plain(name)))

/** Uids that an attribute may hold rows of: one component, those of a zone, or a related type. */
const heldBy = ({ type, component, components, target }: Attribute): readonly string[] =>
  type === 'component' ? [component ?? ''] : type === 'dynamiczone' ? (components ?? []) : type === 'relation' ? [target ?? ''] : []

/**
 * True for an attribute that holds running text, itself or in its components. Questions with answers are the only relations that count by
 * themselves.
 */
export function holdsText(attribute: Attribute, components: Components, depth: number = maxDepth): boolean {
  if (attribute.private) return false
  if (isProse(attribute)) return true
  if (depth === 0) return false
  return heldBy(attribute).some((uid) => {
    const attributes = components[uid] ?? {}
    if (attribute.type === 'relation') return isFaq(uid, attributes)
    if (isLeftOut(uid, attributes)) return false
    return Object.entries(attributes).some(
      ([name, one]) =>
        !unread.has(plain(name)) &&
        (holdsText(one, components, depth - 1) || (!one.private && one.type === 'string' && lines.has(plain(name)))),
    )
  })
}

/** Components and related types that rows of these attributes may hold, in reading order and at any depth: each once. */
export function heldComponents(names: readonly string[], { attributes, components }: TypeShape): readonly string[] {
  const found = new Set<string>()
  const visit = (attribute: Attribute): void => {
    for (const uid of attribute.private ? [] : heldBy(attribute)) {
      if (found.has(uid) || components[uid] === undefined) continue
      found.add(uid)
      for (const one of Object.values(components[uid])) visit(one)
    }
  }
  for (const name of names) if (attributes[name] !== undefined) visit(attributes[name])
  return [...found]
}

const isLeftOut = (uid: string, attributes: Readonly<Record<string, Attribute>>): boolean =>
  furniture.test(lastPart(uid)) || isSeo(attributes)

const named = (attributes: Readonly<Record<string, Attribute>>, wanted: ReadonlySet<string>, fits: (one: Attribute) => boolean) =>
  Object.keys(attributes)
    .filter((name) => wanted.has(plain(name)) && !attributes[name]?.private && fits(attributes[name] as Attribute))
    .sort((one, other) => [...wanted].indexOf(plain(one)) - [...wanted].indexOf(plain(other)))[0]

/** Question and answer of a component or a related type; null: it is no such pair. */
function pairOf(
  uid: string,
  attributes: Readonly<Record<string, Attribute>>,
): { readonly question: string; readonly answer: string } | null {
  const question = named(attributes, questions, isLine)
  const answer = named(attributes, answers, (one) => isProse(one) || one.type === 'string')
  if (question === undefined || answer === undefined || question === answer) return null
  const isCalledSo = /(?:^|-)(?:faqs?|questions?|q-?and-?a|qa|q-a)(?:-|$)/.test(lastPart(uid))
  return isCalledSo || (plain(question) === 'question' && plain(answer) === 'answer') ? { question, answer } : null
}

/** A question with its answer: part of a page, and no page. */
export const isFaq = (uid: string, attributes: Readonly<Record<string, Attribute>>): boolean => pairOf(uid, attributes) !== null

/**
 * Roles by name and type. The uid counts too: the text of `sections.quote` is a quotation although it is called `text`, and its title says
 * the speaker. Strings whose name says nothing (a button's label, a colour) are left out: they are no prose.
 */
export function componentRoles(uid: string, components: Components, chosen: ChosenRoles = {}): Readonly<Record<string, Role>> {
  const attributes = components[uid] ?? {}
  const own = chosen[uid] ?? {}
  const pair = pairOf(uid, attributes)
  const isQuote = /(?:^|-)(?:quot|testimonial|blockquote|pull-?quote)/.test(lastPart(uid))
  const leftOut = isLeftOut(uid, attributes)
  // A heading heads something: without text beside it, it is a label.
  const hasText = Object.entries(attributes).some(
    ([name, one]) => !unread.has(plain(name)) && (holdsText(one, components) || (one.type === 'string' && lines.has(plain(name)))),
  )
  const isHeading = /(?:^|-)(?:heading|title|headline|header)(?:-|$)/.test(lastPart(uid))
  const role = (name: string, attribute: Attribute): Role => {
    const bare = plain(name)
    const { type } = attribute
    if (attribute.private || leftOut) return 'skip'
    if (pair !== null && name === pair.question) return 'question'
    if (pair !== null && name === pair.answer) return 'answer'
    if (type === 'media') return 'image'
    if (type === 'component' || type === 'dynamiczone' || type === 'relation') return holdsText(attribute, components) ? 'text' : 'skip'
    if (!isProse(attribute) && type !== 'string') return 'skip'
    if (quotes.has(bare) || (isQuote && isProse(attribute))) return 'quote'
    if (isQuote && cites.has(bare)) return 'cite'
    if (captions.has(bare)) return 'caption'
    if (unread.has(bare)) return 'skip'
    if (isLine(attribute) && headings.has(bare)) return hasText || isHeading ? 'heading' : 'skip'
    if (type === 'string') return lines.has(bare) && attribute.isCustom !== true ? 'text' : 'skip'
    return 'text'
  }
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, attribute.private ? 'skip' : (own[name] ?? role(name, attribute))]),
  )
}
