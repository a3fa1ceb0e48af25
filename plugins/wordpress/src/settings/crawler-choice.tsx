import { CheckboxControl } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { kindName } from '../traffic/words.ts'
import type { Settings } from './settings.ts'

/** One box per agent, under what it fetches for. Checked: it is to stay away. */
export function CrawlerChoice({
  agents,
  away,
  isFixed,
  onChange,
}: {
  readonly agents: Settings['robots']['agents']
  readonly away: readonly string[]
  readonly isFixed: boolean
  readonly onChange: (ids: readonly string[]) => void
}) {
  const purposes = [...new Set(agents.map(({ purpose }) => purpose))]
  return (
    <>
      <p className="citable-settings__help">
        {__(
          'Agents of search indexes, and those that fetch a page for a reader, bring a site into answers: what is sent away there cannot be quoted.',
          'citable',
        )}
      </p>
      {purposes.map((purpose) => (
        <fieldset key={purpose} disabled={isFixed}>
          <legend>
            {sprintf(
              /* translators: %s: what agents fetch pages for, such as Training of models. */
              __('To stay away: %s', 'citable'),
              kindName(purpose),
            )}
          </legend>
          <div className="citable-settings__agents">
            {agents
              .filter((agent) => agent.purpose === purpose)
              .map(({ id, name }) => (
                <CheckboxControl
                  key={id}
                  label={name}
                  checked={away.includes(id)}
                  onChange={(isAway) => onChange(isAway ? [...away, id] : away.filter((each) => each !== id))}
                  __nextHasNoMarginBottom
                />
              ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}
