import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Core } from '@strapi/strapi'
import type { SchemaChange, SchemaFile } from '#shared/answers.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'

/** The component by the name that Strapi's SEO plugins gave it. Nothing in it has to be filled in, so that no entry becomes unsavable. */
export const seoUid = 'shared.seo'
const seoAttribute = 'seo'
const component = {
  collectionName: 'components_shared_seos',
  info: { displayName: 'seo', icon: 'search' },
  options: {},
  attributes: {
    metaTitle: { type: 'string' },
    metaDescription: { type: 'text' },
    metaImage: { type: 'media', multiple: false, allowedTypes: ['images'] },
    metaRobots: { type: 'string' },
    canonicalURL: { type: 'string' },
    structuredData: { type: 'json' },
  },
}

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

/** The files that give a type the component, with their whole text before and after; a problem: why that cannot be done here. */
export async function planSeo(strapi: Core.Strapi, shape: TypeShape): Promise<SchemaChange> {
  const held = shape.attributes[seoAttribute]
  if (held !== undefined) return { problem: held.component === seoUid ? 'has' : 'taken' }
  // only a server that reads its schemas anew when they change may be asked to
  if (strapi.config.get<boolean>('autoReload', false) !== true) return { problem: 'production' }
  const [api = '', name = ''] = shape.uid.replace(/^api::/, '').split('.')
  const { app } = strapi.dirs
  const typeFile = join(app.api, api, 'content-types', name, 'schema.json')
  const before = await readText(typeFile)
  const schema = before === null ? null : parsed(before)
  if (before === null || schema === null) return { problem: 'noFile' }
  const attribute = {
    type: 'component',
    repeatable: false,
    component: seoUid,
    ...(shape.localized && { pluginOptions: { i18n: { localized: true } } }),
  }
  const after = { ...schema, attributes: { ...(schema.attributes as object), [seoAttribute]: attribute } }
  const files = [{ path: relative(app.root, typeFile), before, after: textLike(before, after) }]
  if (!(seoUid in strapi.components)) {
    const file = join(app.components, ...seoUid.split('.').slice(0, 1), `${seoUid.split('.')[1]}.json`)
    if ((await readText(file)) !== null) return { problem: 'noFile' }
    files.unshift({ path: relative(app.root, file), before: '', after: textLike(before, component) })
  }
  return { files }
}

/** Writes them, the component first. Strapi starts anew by itself. */
export async function writeSchemas(strapi: Core.Strapi, files: readonly SchemaFile[]): Promise<void> {
  for (const { path, after } of files) {
    const file = join(strapi.dirs.app.root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.new`, after)
    await rename(`${file}.new`, file)
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'attributes' in value ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

/** JSON indented as the file beside it. */
function textLike(other: string, value: object): string {
  const indent = /^[ \t]+/m.exec(other)?.[0] ?? '  '
  return `${JSON.stringify(value, null, indent)}${other.endsWith('\n') ? '\n' : ''}`
}
