import { ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, ListChoices, Settings, Values } from '../settings.ts'
import { TemplateFields } from '../template-fields.tsx'

const none: ListChoices = { title: '', description: '' }

/** Titles, descriptions and visibility of pages that are no post. */
export function ListTemplates({
  lists,
  kinds,
  words,
  separator,
  isFixed,
  change,
}: {
  readonly lists: Values['lists']
  readonly kinds: Settings['list_kinds']
  readonly words: Settings['words']
  readonly separator: string
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title={__('Lists, searches and pages that are not found', 'citable')}>
      {kinds.map(({ name, label, noindex }) => {
        const chosen = lists[name] ?? none
        const write = (part: Partial<ListChoices>) => change({ lists: { ...lists, [name]: { ...chosen, ...part } } })
        const isHidden = chosen.noindex ?? noindex
        const known = words[name]
        return (
          <details key={name} className="citable-settings__kind">
            <summary>
              {label}
              {isHidden && <span className="citable-settings__help"> · {__('hidden from search engines', 'citable')}</span>}
            </summary>
            <fieldset disabled={isFixed}>
              <legend className="screen-reader-text">{label}</legend>
              {known && (
                <TemplateFields
                  texts={chosen}
                  words={known}
                  separator={separator}
                  usual={{
                    title: '',
                    titlePlaceholder: '{title} {separator} {page} {separator} {site}',
                    description: '{description}',
                    descriptionHelp: __('Empty: what its owner has written of it, where there is something.', 'citable'),
                  }}
                  change={write}
                />
              )}
              <ToggleControl
                label={__('Hide from search engines', 'citable')}
                checked={isHidden}
                onChange={(isNowOn) => write({ noindex: isNowOn })}
                __nextHasNoMarginBottom
              />
            </fieldset>
          </details>
        )
      })}
    </Section>
  )
}
