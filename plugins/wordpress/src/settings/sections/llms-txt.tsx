import { Notice, ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { Section } from '../section.tsx'
import type { Change, Settings } from '../settings.ts'

/** Reasons why a file that is switched on is not served, or not where it is looked for. */
const llmsTxtLimits = ({ is_file, is_hidden, is_in_folder, is_plain }: Settings['llms_txt']): readonly string[] => [
  ...(is_file ? [__('A file llms.txt lies beside WordPress and is served in its place.', 'citable')] : []),
  ...(is_hidden ? [__('This site asks search engines to stay away: nothing is served.', 'citable')] : []),
  ...(is_in_folder
    ? [
        __(
          'This site lies in a folder, and so does its llms.txt. Whoever looks for the file at the root of the domain does not find it.',
          'citable',
        ),
      ]
    : []),
  ...(is_plain
    ? [__('Without permalinks, most web servers do not hand this address to WordPress. Settings → Permalinks changes that.', 'citable')]
    : []),
]

/** The list of published posts for language models. */
export function LlmsTxt({
  isOn,
  file,
  isFixed,
  change,
}: {
  readonly isOn: boolean
  readonly file: Settings['llms_txt']
  readonly isFixed: boolean
  readonly change: Change
}) {
  return (
    <Section title="llms.txt">
      <ToggleControl
        label={__('Serve a list of the published posts as llms.txt', 'citable')}
        help={__(
          'There is no evidence that it helps: Google uses no such file, measurements over hundreds of thousands of sites found no effect on citations, and it is hardly ever fetched. It moves no score here.',
          'citable',
        )}
        checked={isOn}
        disabled={isFixed}
        onChange={(isNowOn) => change({ llms_txt: isNowOn })}
        __nextHasNoMarginBottom
      />
      {isOn && (
        <>
          <p className="citable-settings__help">
            <a href={file.url} dir="ltr">
              {file.url}
            </a>
          </p>
          {llmsTxtLimits(file).map((sentence) => (
            <Notice key={sentence} status="warning" isDismissible={false}>
              {sentence}
            </Notice>
          ))}
        </>
      )}
    </Section>
  )
}
