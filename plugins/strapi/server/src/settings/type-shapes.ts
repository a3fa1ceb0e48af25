import type { Core } from '@strapi/strapi'
import { maxDepth } from '#shared/mapping/component-roles.ts'
import { rulesOf } from '#shared/mapping/field-rules.ts'
import type { Attribute, TypeShape } from '#shared/mapping/shape.ts'

/** Custom fields whose editors store HTML. */
const htmlEditors = /ckeditor|tinymce|wysiwyg|quill|tiptap|froala|summernote|html/i

/** CKEditor's own plugin has it as an option of the field. */
const storesMarkdown = ({ options }: Readonly<Record<string, unknown>>): boolean =>
  (options as { readonly output?: unknown } | null | undefined)?.output === 'Markdown'

/** Names of types whose text is not the site's content, or that hold people's data. */
const isOwnContent = (uid: string) => uid.startsWith('api::')
const personalAttributes = new Set(['email', 'password', 'resetPasswordToken', 'confirmationToken', 'provider'])

interface ContentType {
  readonly kind: 'collectionType' | 'singleType'
  readonly info: { readonly displayName: string }
  readonly options?: { readonly draftAndPublish?: boolean }
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } }
  readonly attributes: Record<string, Record<string, unknown>>
}

/** Strapi's own attributes, which hold no content. */
const internal = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  'strapi_stage',
  'strapi_assignee',
])

const withoutInternal = (attributes: ContentType['attributes']) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !internal.has(name)))

/** Types of a site as the mapping reads them. They do not change while Strapi runs, so each is read once. */
export const createTypeShapes = (strapi: Core.Strapi) => {
  const shapes = new Map<string, TypeShape | null>()
  const componentShapes = new Map<string, Readonly<Record<string, Attribute>>>()
  const types = () => strapi.contentTypes as unknown as Readonly<Record<string, ContentType | undefined>>

  const attributesOf = (attributes: Record<string, Record<string, unknown>>): Readonly<Record<string, Attribute>> =>
    Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, attributeOf(attribute)]))

  const attributeOf = (attribute: Record<string, unknown>): Attribute => ({
    type: String(attribute.type),
    ...rulesOf(attribute),
    ...(attribute.required === true && { required: true }),
    ...((attribute.private === true || attribute.type === 'password') && { private: true }),
    ...(typeof attribute.customField === 'string' && {
      isCustom: true,
      ...(htmlEditors.test(attribute.customField) && !storesMarkdown(attribute) && { isHtml: true }),
    }),
    ...(typeof attribute.component === 'string' && { component: attribute.component, repeatable: attribute.repeatable === true }),
    ...(Array.isArray(attribute.components) && { components: attribute.components.map(String) }),
    ...(attribute.type === 'media' && { multiple: attribute.multiple === true }),
    ...(attribute.type === 'relation' &&
      typeof attribute.target === 'string' && { target: attribute.target, targetAttributes: publicText(attribute.target) }),
  })

  /** Text attributes of a related type that may appear in public. Accounts of the admin never do. */
  const publicText = (uid: string): readonly string[] => {
    if (uid.startsWith('admin::')) return []
    return Object.entries(types()[uid]?.attributes ?? {})
      .filter(
        ([name, { type, private: isPrivate }]) =>
          (type === 'string' || type === 'text') && isPrivate !== true && !personalAttributes.has(name),
      )
      .map(([name]) => name)
  }

  function shapeOf(uid: string, type: ContentType): TypeShape {
    const attributes = attributesOf(withoutInternal(type.attributes))
    const components: Record<string, Readonly<Record<string, Attribute>>> = {}
    const registry = strapi.components as unknown as Record<string, { attributes: Record<string, Record<string, unknown>> } | undefined>
    // level by level: what is met first is met where the most may still are below it
    let level = [attributes]
    for (let depth = 0; depth < maxDepth && level.length > 0; depth++) {
      const below: Readonly<Record<string, Attribute>>[] = []
      for (const { component, components: many = [], target } of level.flatMap((held) => Object.values(held))) {
        const related = target !== undefined && isOwnContent(target) ? types()[target] : undefined
        if (target !== undefined && related !== undefined && components[target] === undefined) {
          // of what is related, its text counts; not what that is related to in turn
          const own = Object.entries(attributesOf(withoutInternal(related.attributes))).filter(([, { type }]) => type !== 'relation')
          components[target] = Object.fromEntries(own)
          below.push(components[target])
        }
        for (const name of component === undefined ? many : [component]) {
          if (components[name] !== undefined) continue
          components[name] = attributesOf(registry[name]?.attributes ?? {})
          below.push(components[name])
        }
      }
      level = below
    }
    return {
      uid,
      displayName: type.info.displayName,
      kind: type.kind,
      localized: type.pluginOptions?.i18n?.localized === true,
      draftAndPublish: type.options?.draftAndPublish === true,
      attributes,
      components,
    }
  }

  return {
    /** Types of the site, in the order of their names. */
    uids(): readonly string[] {
      return Object.keys(strapi.contentTypes).filter(isOwnContent).sort()
    },

    /** Attributes of a component, however deep it is held; none: it does not exist. */
    component(uid: string): Readonly<Record<string, Attribute>> {
      const registry = strapi.components as unknown as Record<string, { attributes: ContentType['attributes'] } | undefined>
      const found = componentShapes.get(uid) ?? attributesOf(withoutInternal(registry[uid]?.attributes ?? {}))
      componentShapes.set(uid, found)
      return found
    },

    /** null: the type does not exist, or is not the site's own. */
    shape(uid: string): TypeShape | null {
      const known = shapes.get(uid)
      if (known !== undefined) return known
      const type = isOwnContent(uid) ? types()[uid] : undefined
      const shape = type === undefined ? null : shapeOf(uid, type)
      shapes.set(uid, shape)
      return shape
    },
  }
}
