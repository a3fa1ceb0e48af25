import { Notice, RadioControl, TextareaControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { CrawlerChoice } from '../crawler-choice.tsx'
import { Section } from '../section.tsx'
import { type Change, crawlerPolicies, type IsFixed, type Settings, type Values } from '../settings.ts'

/** The lines of robots.txt for chosen agents. */
const robotsGroup = ({ comment, agents }: Settings['robots'], away: readonly string[]): string =>
  [comment, ...agents.filter(({ id }) => away.includes(id)).map(({ name }) => `User-agent: ${name}`), 'Disallow: /', ''].join('\n')

/** Rules of robots.txt for AI crawlers. */
export function Crawlers({
  values,
  robots,
  isFixed,
  change,
}: {
  readonly values: Pick<Values, 'crawlers' | 'crawlers_away'>
  readonly robots: Settings['robots']
  readonly isFixed: IsFixed
  readonly change: Change
}) {
  return (
    <Section title={__('AI crawlers', 'citable')}>
      <RadioControl
        label={__('What robots.txt says to them', 'citable')}
        help={__(
          'Search engines are never sent away, and agents that fetch a page in order to answer or to cite only where you choose them. A crawler is free to ignore robots.txt, and what was fetched before stays fetched.',
          'citable',
        )}
        selected={values.crawlers}
        disabled={isFixed('crawlers')}
        options={[
          { label: __('Nothing: all may fetch', 'citable'), value: 'all' },
          { label: __('Not for the training of AI models', 'citable'), value: 'no_training' },
          { label: __('Some are to stay away', 'citable'), value: 'custom' },
        ]}
        onChange={(crawlers) => change({ crawlers: crawlerPolicies.find((policy) => policy === crawlers) ?? 'all' })}
      />
      {values.crawlers === 'custom' && (
        <CrawlerChoice
          agents={robots.agents}
          away={values.crawlers_away}
          isFixed={isFixed('crawlers_away')}
          onChange={(ids) => change({ crawlers_away: ids })}
        />
      )}
      {(values.crawlers === 'no_training' || (values.crawlers === 'custom' && values.crawlers_away.length > 0)) && (
        <>
          {robots.is_file && (
            <Notice status="warning" isDismissible={false}>
              {__('A file robots.txt lies beside WordPress and is served in its place. Put these lines into it.', 'citable')}
            </Notice>
          )}
          <TextareaControl
            label={__('These lines', 'citable')}
            dir="ltr"
            rows={6}
            readOnly
            value={values.crawlers === 'custom' ? robotsGroup(robots, values.crawlers_away) : robots.text}
            onChange={() => {}}
            __nextHasNoMarginBottom
          />
        </>
      )}
    </Section>
  )
}
