import { TextareaControl, TextControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { filledExample, meanings, unknownWords, type Words } from './template-words.ts'

interface Texts {
  readonly title: string
  readonly description: string
}

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' ')

/** Attributes of a field whose template has an unknown word. */
const marked = (template: string, words: Words) =>
  unknownWords(template, words).length > 0 ? { 'aria-invalid': true, className: 'citable-settings__wrong' } : {}

/** Templates for title and description of a kind of page, each with its result for an example page. */
export function TemplateFields({
  texts,
  words,
  separator,
  usual,
  change,
}: {
  readonly texts: Texts
  readonly words: Words
  readonly separator: string
  /** Texts of the page without a template; `title` is '' where WordPress makes it later. */
  readonly usual: {
    readonly title: string
    readonly titlePlaceholder: string
    readonly description: string
    readonly descriptionHelp: string
  }
  readonly change: (part: Partial<Texts>) => void
}) {
  const helpOf = (template: string, empty: string, made: string): string => {
    const unknown = unknownWords(template, words)
    if (unknown.length > 0)
      /* translators: 1: unknown words in braces, 2: the words in braces that can be used. */
      return sprintf(__('%1$s is not known here. These can be used: %2$s', 'citable'), unknown.join(' '), braced(Object.keys(words)))
    const example = template === '' ? made : filledExample(template, words, separator)
    return [
      template === '' && empty,
      /* translators: %s: title or description of a page, as search engines show it. */
      example !== '' && sprintf(__('Example: %s', 'citable'), example),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return (
    <>
      <TextControl
        label={__('Title', 'citable')}
        placeholder={usual.titlePlaceholder}
        help={helpOf(texts.title, __('Empty: as WordPress makes it.', 'citable'), usual.title)}
        dir="auto"
        maxLength={300}
        value={texts.title}
        {...marked(texts.title, words)}
        onChange={(text) => change({ title: text.replaceAll('\n', ' ') })}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <TextareaControl
        label={__('Description', 'citable')}
        placeholder={usual.description}
        help={helpOf(texts.description, usual.descriptionHelp, '')}
        rows={2}
        dir="auto"
        maxLength={500}
        value={texts.description}
        {...marked(texts.description, words)}
        onChange={(text) => change({ description: text.replaceAll('\n', ' ') })}
        __nextHasNoMarginBottom
      />
      <WordList words={words} separator={separator} />
    </>
  )
}

/** Words that a template may contain, each with its meaning and its value in the example. */
function WordList({ words, separator }: { readonly words: Words; readonly separator: string }) {
  const meaningByName = meanings()
  return (
    <details className="citable-settings__words">
      <summary>{__('Words that are filled in', 'citable')}</summary>
      <dl>
        {Object.entries(words).map(([name, value]) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{`{${name}}`}</code>
            </dt>
            <dd>
              {meaningByName[name] ?? name}
              {(name === 'separator' ? separator : value) !== '' && (
                <>
                  {': '}
                  <bdi>{name === 'separator' ? separator : value}</bdi>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
