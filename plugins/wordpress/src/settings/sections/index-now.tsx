import { Notice, ToggleControl } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, Settings } from '../settings.ts'

/** What a status says, by indexnow.org. */
const meaningOf = (status: number): string =>
  ({
    0: __('nobody answered', 'citable'),
    200: __('taken', 'citable'),
    202: __('taken, the key is still being looked at', 'citable'),
    400: __('refused as malformed', 'citable'),
    403: __('the key was not found at its address', 'citable'),
    422: __('refused: the addresses do not belong to the key', 'citable'),
    429: __('too many requests, tried again later', 'citable'),
  })[status] ?? __('tried again later', 'citable')

/** The setting that announces changed addresses to search engines. */
export function IndexNow({
  isOn,
  state,
  isFixed,
  change,
}: {
  readonly isOn: boolean
  readonly state: Settings['indexnow']
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title="IndexNow">
      <ToggleControl
        label={__('Tell search engines at once when a page comes, changes or goes', 'citable')}
        help={__(
          'Sends the addresses of published pages, and nothing else, to api.indexnow.org, which hands them on to Bing, Yandex, Naver, Seznam and Yep. Google takes no part. Publishing never waits for it. No engine promises to come sooner.',
          'citable',
        )}
        checked={isOn}
        disabled={isFixed}
        onChange={(isNowOn) => change({ indexnow: isNowOn })}
        __nextHasNoMarginBottom
      />
      {isOn && state.is_hidden && (
        <Notice status="warning" isDismissible={false}>
          {__('This site asks search engines to stay away: nothing is sent.', 'citable')}
        </Notice>
      )}
      {isOn && state.is_plain && (
        <Notice status="warning" isDismissible={false}>
          {__('Without permalinks, most web servers do not hand this address to WordPress. Settings → Permalinks changes that.', 'citable')}
        </Notice>
      )}
      {isOn && state.url !== '' && (
        <p className="citable-settings__help">
          {__('File with the key:', 'citable')}{' '}
          <a href={state.url} dir="ltr">
            {state.url}
          </a>
        </p>
      )}
      {isOn && (
        <p className="citable-settings__help">
          {sprintf(
            /* translators: %d: number of web addresses. */
            _n('%d address waits to be sent.', '%d addresses wait to be sent.', state.waiting, 'citable'),
            state.waiting,
          )}
        </p>
      )}
      {state.answers.length > 0 && (
        <div className="citable-settings__answers">
          <table className="widefat striped">
            <caption>{__('Last answers', 'citable')}</caption>
            <thead>
              <tr>
                <th scope="col">{__('Time', 'citable')}</th>
                <th scope="col">{__('Addresses', 'citable')}</th>
                <th scope="col">{__('Answer', 'citable')}</th>
              </tr>
            </thead>
            <tbody>
              {state.answers.map(({ at, status, urls, message }, place) => (
                <tr key={`${at} ${place}`}>
                  <td>{new Date(at).toLocaleString(document.documentElement.lang || undefined)}</td>
                  <td>{urls}</td>
                  <td>
                    {status > 0 && `${status}: `}
                    {meaningOf(status)}
                    {message !== '' && ` (${message})`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
