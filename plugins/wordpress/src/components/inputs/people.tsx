import { ComboboxControl } from '@wordpress/components'
import { dispatch, useSelect } from '@wordpress/data'
import { useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { usePanel, useView } from '../use-panel.ts'
import { useAuthorInput } from './use-author-input.ts'

interface Writer {
  readonly id: number
  readonly name: string
}

/** As the editor itself asks for them, so that one answer serves both. */
const writers = { who: 'authors', per_page: 100, _fields: 'id,name', context: 'view' } as const

/** Author and reviewer of the text, with their structured data. Those who may change its author choose. */
export function People() {
  const { host, facts } = usePanel()
  const { draft } = useView().state
  const authorId = useSelect((select) => (select('core/editor').getEditedPostAttribute('author') as number | undefined) ?? 0, [])
  const ownId = useSelect((select) => (select('core').getCurrentUser()?.id as number | undefined) ?? 0, [])
  const mayChoose = useSelect((select) => Boolean(select('core/editor').getCurrentPost()._links?.['wp:action-assign-author']), [])
  const { reviewer = 0 } = useAuthorInput()
  const author = draft.input.kind === 'page' ? undefined : draft.input.fields.authors[0]
  const known = [
    { id: authorId, name: author?.name ?? '' },
    { id: facts.reviewer.id, name: facts.reviewer.person?.name ?? '' },
  ]
  const choose = (id: number) => host.writeInput({ reviewer: id > 0 ? id : undefined })
  const authorText = author
    ? sprintf(
        /* translators: %s: name of a person. */ __('The structured data names %s as the author of this text.', 'citable'),
        author.name,
      )
    : __('The structured data names no author: the public name of this account does not say who somebody is.', 'citable')
  return (
    <div className="citable-people">
      {mayChoose && authorId > 0 ? (
        <Choice
          label={__('Author', 'citable')}
          help={authorText}
          value={authorId}
          known={known}
          onChange={(id) => {
            if (id > 0) dispatch('core/editor').editPost({ author: id })
          }}
        />
      ) : (
        <p className="citable-row__small" data-citable-person="author">
          {authorText}
        </p>
      )}
      {!author && authorId > 0 && authorId === ownId && (
        <p className="citable-row__small">
          <a href="profile.php#display_name">{__('Change your public name', 'citable')}</a>
        </p>
      )}
      {mayChoose ? (
        <Choice
          label={__('Reviewed by', 'citable')}
          help={reviewerText(reviewer, authorId)}
          value={reviewer}
          known={known}
          isClearable
          onChange={choose}
        />
      ) : (
        reviewer > 0 && (
          <p className="citable-row__small" data-citable-person="reviewer">
            {sprintf(/* translators: %s: name of a person. */ __('Reviewed by %s.', 'citable'), nameOf(reviewer, known))}
          </p>
        )
      )}
    </div>
  )
}

function reviewerText(reviewer: number, author: number): string {
  if (reviewer > 0 && reviewer === author)
    return __('Nobody reviews a text of their own: the structured data names the author only.', 'citable')
  return __('Somebody else who writes on this site and has checked the facts. The structured data says so.', 'citable')
}

const nameOf = (id: number, known: readonly Writer[]): string => known.find((one) => one.id === id && one.name !== '')?.name ?? `#${id}`

interface ChoiceProps {
  readonly label: string
  readonly help: string
  /** 0: no one. */
  readonly value: number
  /** People whose names are known before the site has answered, or whom its list does not hold. */
  readonly known: readonly Writer[]
  readonly isClearable?: boolean
  onChange(id: number): void
}

/** People who write on this site, found by typing. */
function Choice({ label, help, value, known, isClearable = false, onChange }: ChoiceProps) {
  const [search, setSearch] = useState('')
  const first = useSelect((select) => select('core').getEntityRecords('root', 'user', writers) as readonly Writer[] | null, [])
  const isAll = first !== null && first.length < writers.per_page
  const found = useSelect(
    (select) =>
      isAll || search === '' ? null : (select('core').getEntityRecords('root', 'user', { ...writers, search }) as readonly Writer[] | null),
    [isAll, search],
  )
  const listed = found ?? first ?? []
  const chosen = value > 0 && !listed.some(({ id }) => id === value) ? [{ id: value, name: nameOf(value, known) }] : []
  return (
    <ComboboxControl
      label={label}
      help={help}
      value={value > 0 ? String(value) : ''}
      options={[...chosen, ...listed].map(({ id, name }) => ({ value: String(id), label: name }))}
      allowReset={isClearable}
      expandOnFocus={false}
      onFilterValueChange={setSearch}
      onChange={(id) => onChange(Number(id ?? 0))}
      __next40pxDefaultSize
      __nextHasNoMarginBottom
    />
  )
}
