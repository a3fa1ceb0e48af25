import { SelectControl } from '@wordpress/components'
import { useSelect } from '@wordpress/data'
import { __ } from '@wordpress/i18n'
import { useAuthorInput } from './inputs/use-author-input.ts'
import { usePanel } from './use-panel.ts'

interface Category {
  readonly id: number
  readonly name: string
}

/** The one of several categories that stands for the post. */
export function PrimaryCategory() {
  const { host } = usePanel()
  const { primary_category: chosen } = useAuthorInput()
  const ids = useSelect(
    (select) => (select('core/editor').getEditedPostAttribute('categories') as readonly number[] | undefined)?.join() ?? '',
    [],
  )
  const categories = useSelect(
    (select) =>
      ids.includes(',')
        ? (select('core').getEntityRecords('taxonomy', 'category', { include: ids, per_page: 100, context: 'view' }) as
            | readonly Category[]
            | null)
        : null,
    [ids],
  )
  if (!categories || categories.length < 2) return null
  return (
    <SelectControl
      label={__('Main category', 'citable')}
      help={__('Stands in breadcrumbs, in structured data and in titles with {primary_category}.', 'citable')}
      value={String(chosen ?? '')}
      options={[
        { value: '', label: __('The first one', 'citable') },
        ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(id) => host.writeInput({ primary_category: id === '' ? undefined : Number(id) })}
      __next40pxDefaultSize
      __nextHasNoMarginBottom
    />
  )
}
