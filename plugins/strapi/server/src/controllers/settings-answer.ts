import { rubric } from '@citable/core'
import type { ExampleEntry, SettingsAnswer, TypeAnswer } from '#shared/answers.ts'
import { publicAddress } from '#shared/mapping/address.ts'
import { inAddresses } from '#shared/mapping/fit-mapping.ts'
import { namedValue } from '#shared/mapping/named-values.ts'
import { proposeMapping } from '#shared/mapping/propose-mapping.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import type { App } from '../create-services.ts'
import { mayChangeRoles, mayRead, type RequestContext } from '../http.ts'
import { apiPrefixOf, type Context, localeOf, query } from '../plugin.ts'
import { firstDate, instantOf } from '../score/entry-of-row.ts'

/** Everything the settings page shows. */
export async function settingsAnswer(app: App, context: RequestContext): Promise<SettingsAnswer> {
  const { strapi, access, generator, settings } = app
  const { types: _types, ...chosen } = await settings.get()
  const locales = (((await strapi.plugin('i18n')?.service('locales')?.find()) ?? []) as { code: string; name: string }[]).map(
    ({ code, name }) => ({ code, name }),
  )
  const defaultLocale = await settings.defaultLocale()
  return {
    settings: chosen,
    types: await Promise.all(settings.uids().map((uid) => typeAnswer(app, context, uid))),
    key: await settings.keyState(),
    generator: await generator.state(),
    locales: locales.map((one) => ({ ...one, isDefault: one.code === defaultLocale })),
    rubricVersion: rubric.version,
    apiPrefix: apiPrefixOf(strapi),
    hidesPictures: hidesPictures(strapi),
    access: { roles: await access.roles(), mayGive: mayChangeRoles(context) },
  }
}

/** Pictures of Strapi's own provider are below the server's address; others have one of their own. */
function hidesPictures(strapi: App['strapi']): string | null {
  const address = strapi.config.get<string>('server.absoluteUrl', '')
  const isOwn = strapi.config.get<string>('plugin::upload.provider', 'local') === 'local'
  return isOwn && publicAddress(address) === null ? address : null
}

async function typeAnswer({ strapi, settings }: App, context: RequestContext, uid: string): Promise<TypeAnswer> {
  const shape = settings.shape(uid) as TypeShape
  const proposal = proposeMapping(shape)
  const chosen = (await settings.get()).types[uid]
  const { mapping, lost } = await settings.fitted(uid)
  const left = await settings.left(uid)
  const { info } = strapi.contentType(uid as never) as unknown as { readonly info: { pluralName: string; singularName: string } }
  return {
    shape,
    proposal,
    enabled: chosen?.enabled ?? (proposal ?? mapping ?? left) !== null,
    mapping,
    left,
    isCustom: Boolean(chosen?.mapping ?? chosen?.chosen),
    lost,
    schemaType: chosen?.schemaType ?? null,
    warnBelow: chosen?.warnBelow ?? null,
    pathName: shape.kind === 'singleType' ? info.singularName : info.pluralName,
    examples: mapping !== null && mayRead(context, uid) ? await examplesOf({ strapi }, context, shape, mapping) : [],
  }
}

/** Published rows of the entry that was published last. */
async function examplesOf(
  { strapi }: Context,
  context: RequestContext,
  shape: TypeShape,
  mapping: Mapping,
): Promise<readonly ExampleEntry[]> {
  const named = Object.entries(shape.attributes).filter(
    ([name, one]) => !one.private && inAddresses.includes(one.type) && mayRead(context, shape.uid, name),
  )
  const select = ['id', 'documentId', ...(shape.localized ? ['locale'] : []), ...named.map(([name]) => name)]
  const isPublished = shape.draftAndPublish ? { publishedAt: { $notNull: true } } : {}
  const [newest] = await query(strapi, shape.uid).findMany({
    select: ['documentId'],
    where: isPublished,
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    limit: 1,
  })
  if (newest === undefined) return []
  const held = namedParts(shape, (uid) => mayRead(context, uid))
  const rows = await query(strapi, shape.uid).findMany({
    select: [...new Set([...select, 'createdAt', 'publishedAt', ...(mapping.datePublished === null ? [] : [mapping.datePublished])])],
    populate: Object.fromEntries(held.map(([name]) => [name, true])),
    where: { ...isPublished, documentId: newest.documentId },
  })
  return rows.map((row) => ({
    values: Object.fromEntries(named.map(([name]) => [name, row[name]])),
    slug: mapping.slug === null ? null : ((row[mapping.slug] as string | null | undefined) ?? null),
    locale: localeOf(row) || null,
    documentId: String(row.documentId),
    named: Object.fromEntries(
      held.flatMap(([name, fields]) =>
        fields.flatMap((field) => {
          const value = namedValue(row, `${name}.${field}`)
          return value === null ? [] : [[`${name}.${field}`, value]]
        }),
      ),
    ),
    date: instantOf(mapping.datePublished === null ? null : row[mapping.datePublished]) ?? firstDate(row, shape),
  }))
}

/** Relations and components of a type, with their fields that an address may name. */
const namedParts = ({ attributes, components }: TypeShape, mayReadType: (uid: string) => boolean) =>
  Object.entries(attributes).flatMap(([name, { type, target = '', component = '', private: isPrivate }]) => {
    const isOpen = !isPrivate && (type === 'component' || (type === 'relation' && mayReadType(target)))
    const fields = Object.entries(components[type === 'relation' ? target : component] ?? {})
    const usable = fields.filter(([, one]) => !one.private && inAddresses.includes(one.type)).map(([field]) => field)
    return isOpen && usable.length > 0 ? [[name, usable] as const] : []
  })
