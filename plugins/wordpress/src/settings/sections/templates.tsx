import { Notice, TextControl, ToggleControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, IsFixed, Settings, Values } from '../settings.ts'
import { TemplateFields } from '../template-fields.tsx'
import { ListTemplates } from './list-templates.tsx'

/** Titles and descriptions of pages whose authors have written none. */
export function Templates({
  values,
  postTypes,
  kinds,
  words,
  others,
  titleEnding,
  isFixed,
  change,
}: {
  readonly values: Pick<Values, 'templates' | 'lists' | 'separator' | 'opening_description'>
  readonly postTypes: Settings['post_types']
  readonly kinds: Settings['list_kinds']
  readonly words: Settings['words']
  readonly others: readonly string[]
  readonly titleEnding: Settings['title_ending']
  readonly isFixed: IsFixed
  readonly change: Change
}) {
  const templateOf = (type: string) => values.templates[type] ?? { title: '', description: '' }
  return (
    <>
      <Section title={__('Titles and descriptions', 'citable')}>
        {others.length > 0 && (
          <Notice status="info" isDismissible={false}>
            {sprintf(
              /* translators: %s: names of other SEO plugins. */
              __('%s writes them. What is chosen here counts when it is switched off.', 'citable'),
              others.join(', '),
            )}
          </Notice>
        )}
        <p className="citable-settings__help">
          {__('For pages whose authors have written none of their own. Words in braces are filled in.', 'citable')}
        </p>
        <TextControl
          label={__('Separator', 'citable')}
          help={__('Written for {separator} in the titles below.', 'citable')}
          value={values.separator}
          maxLength={10}
          disabled={isFixed('separator')}
          onChange={(separator) => change({ separator })}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
        {postTypes.map(({ name, label }) => (
          <fieldset key={name} disabled={isFixed('templates')}>
            <legend>{label}</legend>
            <TemplateFields
              texts={templateOf(name)}
              words={words[name] ?? {}}
              separator={values.separator}
              usual={{
                title: titleEnding === null ? '' : `${words[name]?.title ?? ''}${titleEnding}`,
                titlePlaceholder: '{title} {page} {separator} {site}',
                description: '{excerpt}',
                descriptionHelp: __('Empty: the excerpt, where there is one.', 'citable'),
              }}
              change={(part) => change({ templates: { ...values.templates, [name]: { ...templateOf(name), ...part } } })}
            />
          </fieldset>
        ))}
        <ToggleControl
          label={__('Describe pages by their first sentences where there is no description', 'citable')}
          help={__(
            'Cards on networks have these sentences either way. Off: search engines choose a passage themselves, and the editor asks for a description.',
            'citable',
          )}
          checked={values.opening_description}
          disabled={isFixed('opening_description')}
          onChange={(isNowOn) => change({ opening_description: isNowOn })}
          __nextHasNoMarginBottom
        />
      </Section>
      <ListTemplates
        lists={values.lists}
        kinds={kinds}
        words={words}
        separator={values.separator}
        isFixed={isFixed('lists')}
        change={change}
      />
    </>
  )
}
