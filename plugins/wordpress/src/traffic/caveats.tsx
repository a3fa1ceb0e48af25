import { __, sprintf } from '@wordpress/i18n'
import { number } from './formats.ts'
import type { Report } from './report.ts'
import { caveatSentence } from './words.ts'

/** Limits of the numbers. */
export function Caveats({ report }: { readonly report: Report }) {
  const sentences = [
    ...report.data_quality.caveats.map(caveatSentence),
    ...(report.source === 'site'
      ? [
          report.crawlers.some(({ hits, unchecked }) => unchecked !== hits)
            ? ''
            : __(
                'An agent is known by the name it sends, and anybody can send a name. No sender’s address could be compared with the operators’ networks: behind a proxy, name it as CITABLE_TRUSTED_PROXIES in wp-config.php. Only names that no genuine agent sends are told as not genuine.',
                'citable',
              ),
          __('What is not genuine is in no other number.', 'citable'),
        ]
      : [
          sprintf(
            /* translators: %s: number of requests. */
            __('Requests that only claimed to be an agent: %s. They are in no other number.', 'citable'),
            number(report.summary.spoofed_hits),
          ),
        ]),
    __('No addresses of visitors, no cookies and no names of browsers are stored.', 'citable'),
  ]
  return (
    <section className="citable-traffic__caveats">
      <h2>{__('How to read these numbers', 'citable')}</h2>
      <ul className="ul-disc">
        {sentences
          .filter((sentence) => sentence !== '')
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ul>
    </section>
  )
}
