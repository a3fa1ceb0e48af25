/** Strapi's rules for a text field when an entry is saved or published. */
export interface FieldRules {
  /** UTF-16 units. */
  readonly minLength?: number
  readonly maxLength?: number
  readonly regex?: string
  readonly unique?: boolean
}

/**
 * The part of a Strapi schema that mapping needs. Both halves of the plugin work on it: the server reads it from
 * the registry, the panel receives it with the mapping.
 */
export interface Attribute {
  readonly type: string
  readonly required?: boolean
  /** Never leaves through the content API, so it cannot be mapped. */
  readonly private?: boolean
  /** Uid of the component (type `component`). */
  readonly component?: string
  readonly repeatable?: boolean
  /** Uids of the components of a dynamic zone. */
  readonly components?: readonly string[]
  /** Media: more than one file. */
  readonly multiple?: boolean
  /** A custom field, such as a colour; one whose editor stores HTML, such as CKEditor, is `isHtml` too. */
  readonly isCustom?: boolean
  readonly isHtml?: boolean
  /** Uid of the related type. */
  readonly target?: string
  /** Attributes of the related type that can be mapped: text, not private. */
  readonly targetAttributes?: readonly string[]
  /** Strapi's rules for its values. */
  readonly rules?: FieldRules
}

export interface TypeShape {
  readonly uid: string
  readonly displayName: string
  readonly kind: 'collectionType' | 'singleType'
  readonly localized: boolean
  readonly draftAndPublish: boolean
  readonly attributes: Readonly<Record<string, Attribute>>
  /** Components that the type reaches at any depth, and the types that it is related to without their own relations, by uid. */
  readonly components: Readonly<Record<string, Readonly<Record<string, Attribute>>>>
}
