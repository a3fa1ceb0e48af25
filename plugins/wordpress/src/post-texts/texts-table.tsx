import { CheckboxControl, TextareaControl } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import type { Changes, PostRow, Texts } from './requests.ts'

type Save = (post: PostRow, changes: Changes) => Promise<string | null>

/** Posts with the fields of their texts. On a phone each post is a card. */
export function TextsTable({
  posts,
  names,
  save,
}: {
  readonly posts: readonly PostRow[]
  readonly names: readonly string[]
  readonly save: Save
}) {
  const canHide = names.includes('noindex')
  return (
    <table className="citable-texts__table widefat striped">
      <thead>
        <tr>
          <th scope="col">{__('Post', 'citable')}</th>
          <th scope="col">{__('Title for result pages', 'citable')}</th>
          <th scope="col">{__('Description', 'citable')}</th>
          <th scope="col">{__('Keyphrase', 'citable')}</th>
          {canHide && <th scope="col">{__('Search engines', 'citable')}</th>}
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <TextsRow key={post.id} post={post} canHide={canHide} save={save} />
        ))}
      </tbody>
    </table>
  )
}

function TextsRow({ post, canHide, save }: { readonly post: PostRow; readonly canHide: boolean; readonly save: Save }) {
  const [draft, setDraft] = useState<Texts>(post.texts)
  const [problem, setProblem] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  // the present texts are shown, after a save and after an undo
  useEffect(() => setDraft(post.texts), [post.texts])

  const keep = async (changes: Changes): Promise<void> => {
    setIsSaving(true)
    setProblem((await save(post, changes)) ?? '')
    setIsSaving(false)
  }
  const field = (name: 'seo_title' | 'description' | 'keyphrase', label: string, usual: string, rows: number) => {
    const leave = (): void => {
      const text = draft[name].replace(/\s+/g, ' ').trim()
      if (text !== post.texts[name]) void keep({ [name]: text })
    }
    return (
      <td data-label={label}>
        <TextareaControl
          /* translators: 1: name of a field, such as Description. 2: title of a post. */
          label={sprintf(__('%1$s of “%2$s”', 'citable'), label, post.title)}
          hideLabelFromVision
          rows={rows}
          dir="auto"
          placeholder={usual}
          value={draft[name]}
          onChange={(text) => setDraft({ ...draft, [name]: text })}
          onBlur={leave}
          __nextHasNoMarginBottom
        />
      </td>
    )
  }
  return (
    <tr data-post={post.id} aria-busy={isSaving}>
      <th scope="row">
        <a href={post.edit}>
          <bdi>{post.title}</bdi>
        </a>
        <span className="citable-texts__kind">{[post.type, post.status].filter(Boolean).join(' · ')}</span>
        {problem !== '' && (
          <p className="citable-texts__problem" role="alert">
            {problem}
          </p>
        )}
      </th>
      {field('seo_title', __('Title for result pages', 'citable'), post.usual.title, 3)}
      {field('description', __('Description', 'citable'), post.usual.description, 3)}
      {field('keyphrase', __('Keyphrase', 'citable'), '', 2)}
      {canHide && (
        <td data-label={__('Search engines', 'citable')}>
          <CheckboxControl
            label={__('Hide', 'citable')}
            /* translators: %s: title of a post. */
            aria-label={sprintf(__('Hide “%s” from search engines', 'citable'), post.title)}
            checked={draft.noindex}
            onChange={(noindex) => {
              setDraft({ ...draft, noindex })
              void keep({ noindex })
            }}
            __nextHasNoMarginBottom
          />
        </td>
      )}
    </tr>
  )
}
