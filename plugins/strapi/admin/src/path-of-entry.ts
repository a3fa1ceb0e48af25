/** An entry's screen in the content manager. */
export const pathOfEntry = ({
  uid,
  documentId,
  isSingle,
  locale = '',
}: {
  readonly uid: string
  readonly documentId: string
  readonly isSingle: boolean
  /** Empty: the default one. */
  readonly locale?: string
}): string =>
  `/content-manager/${isSingle ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`}${
    locale === '' ? '' : `?plugins[i18n][locale]=${locale}`
  }`
