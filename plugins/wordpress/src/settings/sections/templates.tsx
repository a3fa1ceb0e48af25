import { Notice, TextareaControl, TextControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, IsFixed, Settings, Values } from '../settings.ts'
import { titleExample } from '../title-example.ts'

/** Variables of a template, in the order of their explanation. */
const variables = ['{title}', '{separator}', '{site}', '{category}', '{page}', '{excerpt}'] as const

/** Titles and descriptions of pages whose authors have written none. */
export function Templates({
  values,
  postTypes,
  others,
  siteName,
  titleEnding,
  isFixed,
  change,
}: {
  readonly values: Pick<Values, 'templates' | 'separator'>
  readonly postTypes: Settings['post_types']
  readonly others: readonly string[]
  readonly siteName: string
  readonly titleEnding: Settings['title_ending']
  readonly isFixed: IsFixed
  readonly change: Change
}) {
  const templateOf = (type: string) => values.templates[type] ?? { title: '', description: '' }
  const write = (type: string, part: 'title' | 'description', text: string) =>
    change({ templates: { ...values.templates, [type]: { ...templateOf(type), [part]: text.replaceAll('\n', ' ') } } })
  const titleHelp = (template: string) => {
    const title = titleExample(template, { title: __('A title', 'citable'), separator: values.separator, siteName, titleEnding })
    /* translators: %s: title of a page, as search engines show it. */
    const example = title === '' ? '' : sprintf(__('Example: %s', 'citable'), title)
    return `${template === '' ? __('Empty: as WordPress makes it.', 'citable') : ''} ${example}`.trim()
  }
  return (
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
        {__('For pages whose authors have written none of their own. These words are filled in:', 'citable')}{' '}
        <code dir="ltr">{variables.join(' ')}</code>
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
          <TextControl
            label={__('Title', 'citable')}
            placeholder="{title} {page} {separator} {site}"
            help={titleHelp(templateOf(name).title)}
            dir="auto"
            maxLength={300}
            value={templateOf(name).title}
            onChange={(text) => write(name, 'title', text)}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
          />
          <TextareaControl
            label={__('Description', 'citable')}
            placeholder="{excerpt}"
            help={__('Empty: the excerpt, where there is one.', 'citable')}
            rows={2}
            dir="auto"
            maxLength={500}
            value={templateOf(name).description}
            onChange={(text) => write(name, 'description', text)}
            __nextHasNoMarginBottom
          />
        </fieldset>
      ))}
    </Section>
  )
}
