import type { Client } from '@citable/client'
import { sha256 } from '@citable/core/graph'
import type { Mapping } from '#shared/settings.ts'
import type { Plan, Unit } from './plan-translation.ts'
import { htmlOf, plainOf, type TextValue } from './values.ts'

export type TranslateRequest = Parameters<Client['translate']>[0]
type Fields = NonNullable<TranslateRequest['fields']>
type Blocks = ({ readonly id: string; readonly html: string } | { readonly id: string; readonly markdown: string })[]
export type Answered = Awaited<ReturnType<Client['translate']>>['translations'][number]
export type ServiceRecord = NonNullable<Answered['record']>

/** What a browser has translated so far. */
export type DeviceTexts = NonNullable<NonNullable<TranslateRequest['device']>['texts']>

/** The service learns no account; what it remembers of a browser's words serves that account alone. */
export const deviceOf = (account: number | null, texts: DeviceTexts | undefined): Pick<TranslateRequest, 'device'> =>
  texts === undefined ? {} : { device: { person: sha256(`citable translates ${account}`).slice(0, 16), texts } }

/** Fields of blocks that the service takes of one text. */
const maxFields = 50

/** Ids and names of the service's parts, in characters. */
const maxName = 100

/** Where a unit stands in the request. */
type Part = 'title' | 'description' | 'block' | 'field'

interface ReadTexts {
  readonly content: { title: string | null; description: string | null; readonly blocks: Blocks }
  readonly fields: Fields
}

/** Sorts the units of an entry into the parts of a request to the service. */
export function partsOf({ units: all }: Plan, mapping: Mapping) {
  const units = all.filter(({ name }) => name.length <= maxName)
  const isShort = (text: TextValue | null, max: number): boolean =>
    text === null || (text.kind === 'plain' && text.value.length <= max && !text.value.includes('\n'))
  const partOf = ({ name, text, stands }: Unit): Part => {
    const fits = (max: number): boolean => isShort(text, max) && isShort(stands, max)
    if (text.kind === 'blocks') return 'field'
    if (name === mapping.title && fits(500)) return 'title'
    return name === mapping.description && fits(1_000) ? 'description' : 'block'
  }
  const parts = new Map(units.map((unit) => [unit.name, partOf(unit)]))

  return {
    /** The service takes no more than that many fields at once. */
    isTooMuch: [...parts.values()].filter((part) => part === 'field').length > maxFields,

    /** Texts of the original, or of the translation as it stands. */
    read(textOf: (unit: Unit) => TextValue | null): ReadTexts {
      const content: ReadTexts['content'] = { title: null, description: null, blocks: [] }
      const fields: Fields = {}
      for (const unit of units) {
        const text = textOf(unit)
        if (text === null) continue
        const part = parts.get(unit.name)!
        if (text.kind === 'blocks') fields[unit.name] = { format: 'strapi_blocks', value: [...text.value] }
        else if (part === 'title' || part === 'description') content[part] = text.value
        // a person may have made another kind of text of it
        else if (part === 'field') fields[unit.name] = { format: text.kind === 'plain' ? 'text' : text.kind, value: text.value }
        else
          content.blocks.push(
            text.kind === 'markdown'
              ? { id: unit.name, markdown: text.value }
              : { id: unit.name, html: text.kind === 'plain' ? htmlOf(text.value) : text.value },
          )
      }
      return { content, fields }
    },

    /** The values that the service answers with, by the names of units; what it has nothing for is missing. */
    values({ title, description, content, fields }: Answered): ReadonlyMap<string, unknown> {
      const blocks = new Map((content?.blocks ?? []).map((block) => [block.id, block.markdown ?? block.html ?? '']))
      const found = new Map<string, unknown>()
      for (const { name, text } of units) {
        const part = parts.get(name)!
        const value = part === 'title' ? title : part === 'description' ? description : part === 'field' ? fields[name] : blocks.get(name)
        if (value === null || value === undefined) continue
        found.set(name, part === 'block' && text.kind === 'plain' && typeof value === 'string' ? plainOf(value) : value)
      }
      return found
    },
  }
}

/** The unit that a part of a record is of. */
export const nameOf = (part: string, { title, description }: Mapping): string =>
  part === 'title' ? title : part === 'description' ? (description ?? '') : part.replace(/^(?:body|fields)\//, '')

/** Names of the texts that a record speaks of, as units have them. */
export const recordedNames = ({ segments, fixed }: ServiceRecord, mapping: Mapping): ReadonlySet<string> =>
  new Set([...segments, ...fixed].map(({ part }) => nameOf(part, mapping)))

/** A record with what an earlier one says of units that were not sent, because the person may not write them. */
export function keepUnsent(record: ServiceRecord, before: ServiceRecord, unsent: ReadonlySet<string>, mapping: Mapping): ServiceRecord {
  const ids = new Map<string, string>()
  const isKept = ({ part }: { readonly part: string }): boolean => unsent.has(nameOf(part, mapping))
  const segments = before.segments.filter(isKept).map((segment, index) => {
    ids.set(segment.id, `k${index}`)
    return { ...segment, id: `k${index}` }
  })
  const fixed = before.fixed.filter(isKept).map((one) => ({ ...one, after: one.after === null ? null : (ids.get(one.after) ?? null) }))
  return { segments: [...record.segments, ...segments], fixed: [...record.fixed, ...fixed] }
}
