import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import type { StoredRule } from './requests.ts'
import { wordsOfStatus } from './status-words.ts'

/** The rules. On a phone each is a card. */
export function RulesTable({
  rules,
  home,
  edit,
  remove,
}: {
  readonly rules: readonly StoredRule[]
  /** Of the site, without a slash at the end. */
  readonly home: string
  readonly edit: (rule: StoredRule) => void
  readonly remove: (rule: StoredRule) => void
}) {
  const names = {
    source: __('Address', 'citable'),
    status: __('Answer', 'citable'),
    target: __('Leads to', 'citable'),
    hits: __('Asked for', 'citable'),
  }
  const day = (time: string): string =>
    new Date(time).toLocaleDateString(document.documentElement.lang || undefined, { dateStyle: 'medium' })
  return (
    <table className="citable-redirects__table widefat striped">
      <thead>
        <tr>
          {Object.values(names).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="screen-reader-text">{__('Actions', 'citable')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.id} data-source={rule.source}>
            <th scope="row">
              <a href={home + encodeURI(rule.source)} dir="ltr">
                {rule.source}
              </a>
              {rule.is_answered && (
                <span className="citable-redirects__note">{__('A page is there: this waits until it is gone.', 'citable')}</span>
              )}
            </th>
            <td data-name={names.status}>{wordsOfStatus(rule.status)}</td>
            <td data-name={names.target}>{rule.target === '' ? '–' : <bdi dir="ltr">{rule.target}</bdi>}</td>
            <td data-name={names.hits}>
              {rule.hits}
              {rule.last_at !== null &&
                ` ${sprintf(
                  /* translators: %s: a day. */
                  __('(last on %s)', 'citable'),
                  day(rule.last_at),
                )}`}
            </td>
            <td className="citable-redirects__actions">
              <Button variant="link" onClick={() => edit(rule)}>
                {__('Edit', 'citable')} <span className="screen-reader-text">{rule.source}</span>
              </Button>
              <Button variant="link" isDestructive onClick={() => remove(rule)}>
                {__('Delete', 'citable')} <span className="screen-reader-text">{rule.source}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
