import apiFetch from '@wordpress/api-fetch'
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  CheckboxControl,
  Notice,
  RadioControl,
  SelectControl,
  Spinner,
  TextareaControl,
  TextControl,
  ToggleControl,
} from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import type { PublishMinimum } from '../publishing/scores-below-minimum.ts'

interface Values {
  readonly mode: 'embedded' | 'service'
  readonly service_url: string
  readonly post_types: readonly string[]
  readonly schema_types: Readonly<Record<string, string>>
  readonly publisher: {
    readonly kind: 'organization' | 'person'
    readonly name: string
    readonly url: string
    readonly logo_id: number
    readonly same_as: readonly string[]
  }
  readonly publish_minimum: PublishMinimum
  readonly agents_write: boolean
  readonly ai_titles: boolean
  readonly crawlers: 'all' | 'no_training'
  readonly traffic: { readonly is_on: boolean; readonly days: number }
  readonly keep_analyses: boolean
}

interface Settings {
  readonly values: Values
  /** What a browser may know about the key. */
  readonly api_key: { readonly set: boolean; readonly last4: string; readonly fixed: boolean }
  readonly fixed: readonly string[]
  readonly post_types: readonly { readonly name: string; readonly label: string }[]
  readonly schema_types: readonly string[]
  readonly site_name: string
  readonly logo: { readonly url: string } | null
  /** What robots.txt says when nobody may train; a file of that name is served in its place. */
  readonly robots: { readonly text: string; readonly is_file: boolean }
  /** WordPress has a registry of what assistants can do. */
  readonly abilities: boolean
  /** WordPress's own AI client, and whether it has a model. */
  readonly text_generator: 'no_client' | 'no_model' | 'ready'
  readonly seo_plugins: readonly string[]
}

interface Failure {
  readonly message: string
  readonly data?: { readonly reason?: string }
}

/** The part of WordPress's media library that is used. */
interface MediaWindow {
  wp?: {
    media?: (options: object) => {
      on(event: 'select', callback: () => void): void
      open(): void
      state(): { get(name: 'selection'): { first(): { toJSON(): { id: number; url: string } } } }
    }
  }
}

const said = (error: unknown): string => {
  const { message, data } = (error ?? {}) as Partial<Failure>
  return [message || __('Something went wrong. Try again.', 'citable'), data?.reason].filter(Boolean).join(' ')
}

const typeLabel = (type: string): string =>
  ({
    auto: __('Automatic: what each text is', 'citable'),
    Article: __('Article', 'citable'),
    BlogPosting: __('Blog post', 'citable'),
    NewsArticle: __('News article', 'citable'),
    WebPage: __('Page, not an article', 'citable'),
    HowTo: __('How-to', 'citable'),
    FAQPage: __('Questions and answers', 'citable'),
    Recipe: __('Recipe', 'citable'),
    Review: __('Review', 'citable'),
    Event: __('Event', 'citable'),
    VideoObject: __('Video', 'citable'),
    Product: __('Product', 'citable'),
    ItemList: __('List', 'citable'),
  })[type] ?? type

const aboutGenerator = (state: Settings['text_generator']): string =>
  ({
    ready: '',
    no_client: __('Not on this site: AI comes with WordPress 7.0, and can be switched off for a whole site.', 'citable'),
    no_model: __('No model for texts is connected yet. Settings → Connectors does that.', 'citable'),
  })[state]

type Result = { readonly tone: 'success' | 'error'; readonly text: string } | null

/** Settings → Citable. */
export function SettingsPage() {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [values, setValues] = useState<Values | null>(null)
  const [profiles, setProfiles] = useState('')
  const [logo, setLogo] = useState<string | null>(null)
  const [key, setKey] = useState('')
  const [saved, setSaved] = useState<Result>(null)
  const [tested, setTested] = useState<Result>(null)
  const [busy, setBusy] = useState<'save' | 'test' | null>(null)

  const take = (next: Settings) => {
    setSettings(next)
    setValues(next.values)
    setProfiles(next.values.publisher.same_as.join('\n'))
    setLogo(next.logo?.url ?? null)
    setKey('')
  }

  useEffect(() => {
    apiFetch<Settings>({ path: '/citable/v1/settings' }).then(take, (error: unknown) => setSaved({ tone: 'error', text: said(error) }))
  }, [])

  if (!settings || !values)
    return saved ? (
      <Notice status="error" isDismissible={false}>
        {saved.text}
      </Notice>
    ) : (
      <Spinner />
    )

  const change = (part: Partial<Values>) => setValues({ ...values, ...part })
  const changePublisher = (part: Partial<Values['publisher']>) => change({ publisher: { ...values.publisher, ...part } })
  const isService = values.mode === 'service'
  const isFixed = (name: string) => settings.fixed.includes(name)

  const save = async () => {
    setBusy('save')
    setSaved(null)
    const sameAs = profiles
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    try {
      take(
        await apiFetch<Settings>({
          path: '/citable/v1/settings',
          method: 'POST',
          data: { ...values, publisher: { ...values.publisher, same_as: sameAs }, ...(key !== '' && { api_key: key }) },
        }),
      )
      setSaved({ tone: 'success', text: __('Settings saved.', 'citable') })
    } catch (error) {
      setSaved({ tone: 'error', text: said(error) })
    }
    setBusy(null)
  }

  const test = async () => {
    setBusy('test')
    setTested(null)
    try {
      const answer = await apiFetch<{ rubric_version: string; ms: number }>({
        path: '/citable/v1/settings/test',
        method: 'POST',
        data: { service_url: values.service_url, ...(key !== '' && { api_key: key }) },
      })
      setTested({
        tone: 'success',
        /* translators: 1: version of the rubric, 2: milliseconds. */
        text: sprintf(__('Connected. Rubric %1$s, answered in %2$d ms.', 'citable'), answer.rubric_version, answer.ms),
      })
    } catch (error) {
      setTested({ tone: 'error', text: said(error) })
    }
    setBusy(null)
  }

  const chooseLogo = () => {
    const frame = (window as MediaWindow).wp?.media?.({ title: __('Logo', 'citable'), library: { type: 'image' }, multiple: false })
    frame?.on('select', () => {
      const { id, url } = frame.state().get('selection').first().toJSON()
      changePublisher({ logo_id: id })
      setLogo(url)
    })
    frame?.open()
  }

  return (
    <div className="citable-settings">
      {settings.seo_plugins.length > 0 && (
        <Notice status="info" isDismissible={false}>
          {sprintf(
            /* translators: %s: names of other SEO plugins. */
            __(
              '%s is active and keeps printing its structured data. Citable adds what is missing there and never prints a second graph.',
              'citable',
            ),
            settings.seo_plugins.join(', '),
          )}
        </Notice>
      )}
      <Card>
        <CardHeader>
          <h2>{__('Where texts are analysed', 'citable')}</h2>
        </CardHeader>
        <CardBody>
          <RadioControl
            label={__('Mode', 'citable')}
            hideLabelFromVision
            selected={values.mode}
            disabled={isFixed('mode')}
            options={[
              {
                label: __('In the editor', 'citable'),
                value: 'embedded',
                description: __('On the author’s own device. No account, nothing leaves this site.', 'citable'),
              },
              {
                label: __('By a Citable service', 'citable'),
                value: 'service',
                description: __(
                  'Texts of posts go from this server to the address below. When the service does not answer, posts are published all the same.',
                  'citable',
                ),
              },
            ]}
            onChange={(mode) => change({ mode: mode === 'service' ? 'service' : 'embedded' })}
          />
          {isService && (
            <>
              <TextControl
                label={__('Address of the service', 'citable')}
                type="url"
                dir="ltr"
                placeholder="https://citable.example.com"
                value={values.service_url}
                disabled={isFixed('service_url')}
                onChange={(url) => change({ service_url: url })}
                __next40pxDefaultSize
                __nextHasNoMarginBottom
              />
              <TextControl
                label={__('API key', 'citable')}
                type="password"
                autoComplete="off"
                dir="ltr"
                placeholder={settings.api_key.set ? `••••••••${settings.api_key.last4}` : 'ctb_live_…'}
                help={
                  settings.api_key.fixed
                    ? __('Set in wp-config.php.', 'citable')
                    : settings.api_key.set
                      ? __('A key is stored on this server. Enter a new one to replace it.', 'citable')
                      : __('Stored encrypted on this server and never sent to a browser.', 'citable')
                }
                value={key}
                disabled={settings.api_key.fixed}
                onChange={setKey}
                __next40pxDefaultSize
                __nextHasNoMarginBottom
              />
              <div className="citable-settings__test">
                <Button
                  variant="secondary"
                  isBusy={busy === 'test'}
                  disabled={busy !== null || values.service_url === ''}
                  onClick={() => void test()}
                  __next40pxDefaultSize
                >
                  {__('Test the connection', 'citable')}
                </Button>
                <div role="status" data-test-result={tested?.tone}>
                  {tested && (
                    <Notice status={tested.tone} isDismissible={false}>
                      {tested.text}
                    </Notice>
                  )}
                </div>
              </div>
            </>
          )}
        </CardBody>
      </Card>
      <Card>
        <CardHeader>
          <h2>{__('Who publishes this site', 'citable')}</h2>
        </CardHeader>
        <CardBody>
          <RadioControl
            label={__('The site belongs to', 'citable')}
            selected={values.publisher.kind}
            options={[
              { label: __('An organisation', 'citable'), value: 'organization' },
              { label: __('A person', 'citable'), value: 'person' },
            ]}
            onChange={(kind) => changePublisher({ kind: kind === 'person' ? 'person' : 'organization' })}
          />
          <TextControl
            label={__('Name', 'citable')}
            placeholder={settings.site_name}
            help={__('Empty: the name of the site.', 'citable')}
            value={values.publisher.name}
            onChange={(name) => changePublisher({ name })}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
          />
          <TextControl
            label={__('Web address', 'citable')}
            type="url"
            dir="ltr"
            help={__('Empty: this site.', 'citable')}
            value={values.publisher.url}
            onChange={(url) => changePublisher({ url })}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
          />
          {values.publisher.kind === 'organization' && (
            <div className="citable-settings__row">
              <p id="citable-logo-label">{__('Logo', 'citable')}</p>
              <div className="citable-settings__logo">
                {logo && <img src={logo} alt="" />}
                <Button variant="secondary" aria-describedby="citable-logo-label" onClick={chooseLogo} __next40pxDefaultSize>
                  {logo ? __('Replace', 'citable') : __('Choose an image', 'citable')}
                </Button>
                {logo && (
                  <Button
                    variant="tertiary"
                    isDestructive
                    onClick={() => {
                      changePublisher({ logo_id: 0 })
                      setLogo(null)
                    }}
                    __next40pxDefaultSize
                  >
                    {__('Remove', 'citable')}
                  </Button>
                )}
              </div>
            </div>
          )}
          <TextareaControl
            label={__('Profiles elsewhere', 'citable')}
            help={__('One address per line, such as Wikipedia, Mastodon or LinkedIn.', 'citable')}
            rows={3}
            dir="ltr"
            value={profiles}
            onChange={setProfiles}
            __nextHasNoMarginBottom
          />
        </CardBody>
      </Card>
      <Card>
        <CardHeader>
          <h2>{__('What is analysed', 'citable')}</h2>
        </CardHeader>
        <CardBody>
          <p className="citable-settings__help">
            {__(
              'What texts of each kind are published as. A type that a text lacks the facts for, such as a recipe without ingredients, is not used for that text; authors can choose another one in the editor.',
              'citable',
            )}
          </p>
          {settings.post_types.map(({ name, label }) => (
            <div key={name} className="citable-settings__type">
              <CheckboxControl
                label={label}
                checked={values.post_types.includes(name)}
                onChange={(isChosen) =>
                  change({
                    post_types: settings.post_types
                      .map((type) => type.name)
                      .filter((type) => (type === name ? isChosen : values.post_types.includes(type))),
                  })
                }
                __nextHasNoMarginBottom
              />
              <SelectControl
                /* translators: %s: name of a post type, such as Posts. */
                label={sprintf(__('%s are published as', 'citable'), label)}
                hideLabelFromVision
                value={values.schema_types[name] ?? 'auto'}
                disabled={!values.post_types.includes(name)}
                options={settings.schema_types.map((type) => ({ value: type, label: typeLabel(type) }))}
                onChange={(type) => change({ schema_types: { ...values.schema_types, [name]: type } })}
                __next40pxDefaultSize
                __nextHasNoMarginBottom
              />
            </div>
          ))}
        </CardBody>
      </Card>
      <Card>
        <CardHeader>
          <h2>{__('Before publishing', 'citable')}</h2>
        </CardHeader>
        <CardBody>
          <p className="citable-settings__help">
            {__(
              'Scores that the block editor asks for before a text is published for the first time. 0 asks for nothing; drafts can always be saved, and a text that cannot be analysed is never held back.',
              'citable',
            )}
          </p>
          {(['aeo', 'seo'] as const).map((score) => (
            <TextControl
              key={score}
              label={score === 'aeo' ? __('AEO readiness, at least', 'citable') : __('SEO, at least', 'citable')}
              type="number"
              min={0}
              max={100}
              value={values.publish_minimum[score]}
              onChange={(value) =>
                change({
                  publish_minimum: { ...values.publish_minimum, [score]: Math.min(100, Math.max(0, Math.round(Number(value) || 0))) },
                })
              }
              __next40pxDefaultSize
              __nextHasNoMarginBottom
            />
          ))}
        </CardBody>
      </Card>
      {settings.abilities && (
        <Card>
          <CardHeader>
            <h2>{__('Assistants', 'citable')}</h2>
          </CardHeader>
          <CardBody>
            <ToggleControl
              label={__('Assistants may change titles and questions', 'citable')}
              help={__(
                'Programs that use WordPress in the name of a person can always read analyses of posts that this person may edit. Switched on, they can also set a title and readers’ questions there.',
                'citable',
              )}
              checked={values.agents_write}
              onChange={(isOn) => change({ agents_write: isOn })}
              __nextHasNoMarginBottom
            />
          </CardBody>
        </Card>
      )}
      <Card>
        <CardHeader>
          <h2>{__('Titles by AI', 'citable')}</h2>
        </CardHeader>
        <CardBody>
          <ToggleControl
            label={__('Let WordPress’s AI suggest titles, too', 'citable')}
            help={[
              __(
                'Authors get a button. A click sends the title, the headings and the beginning of the text to the model that is connected to this site; what comes back is shown only where the text supports it.',
                'citable',
              ),
              aboutGenerator(settings.text_generator),
            ].join(' ')}
            checked={values.ai_titles}
            // What is on can always be switched off.
            disabled={settings.text_generator !== 'ready' && !values.ai_titles}
            onChange={(isOn) => change({ ai_titles: isOn })}
            __nextHasNoMarginBottom
          />
        </CardBody>
      </Card>
      <Card>
        <CardHeader>
          <h2>{__('AI crawlers', 'citable')}</h2>
        </CardHeader>
        <CardBody>
          <RadioControl
            label={__('What robots.txt says to them', 'citable')}
            help={__(
              'Search engines and agents that fetch a page in order to answer or to cite are never sent away. A crawler is free to ignore robots.txt, and what was fetched before stays fetched.',
              'citable',
            )}
            selected={values.crawlers}
            options={[
              { label: __('Nothing: all may fetch', 'citable'), value: 'all' },
              { label: __('Not for the training of AI models', 'citable'), value: 'no_training' },
            ]}
            onChange={(crawlers) => change({ crawlers: crawlers === 'no_training' ? 'no_training' : 'all' })}
          />
          {values.crawlers === 'no_training' && (
            <>
              {settings.robots.is_file && (
                <Notice status="warning" isDismissible={false}>
                  {__('A file robots.txt lies beside WordPress and is served in its place. Put these lines into it.', 'citable')}
                </Notice>
              )}
              <TextareaControl
                label={__('These lines', 'citable')}
                dir="ltr"
                rows={6}
                readOnly
                value={settings.robots.text}
                onChange={() => {}}
                __nextHasNoMarginBottom
              />
            </>
          )}
        </CardBody>
      </Card>
      <Card>
        <CardHeader>
          <h2>{__('AI traffic', 'citable')}</h2>
        </CardHeader>
        <CardBody>
          <ToggleControl
            label={__('Count what AI agents fetch and whom AI assistants send', 'citable')}
            help={__(
              'Numbers by day and page in this site’s own database, without addresses, cookies or names of browsers. Tools → AI traffic shows them.',
              'citable',
            )}
            checked={values.traffic.is_on}
            onChange={(isOn) => change({ traffic: { ...values.traffic, is_on: isOn } })}
            __nextHasNoMarginBottom
          />
          <TextControl
            label={__('Days to keep', 'citable')}
            type="number"
            min={30}
            max={400}
            value={values.traffic.days}
            onChange={(days) => change({ traffic: { ...values.traffic, days: Math.round(Number(days) || 0) } })}
            __next40pxDefaultSize
            __nextHasNoMarginBottom
          />
        </CardBody>
      </Card>
      <Card>
        <CardHeader>
          <h2>{__('When the plugin is deleted', 'citable')}</h2>
        </CardHeader>
        <CardBody>
          <ToggleControl
            label={__('Keep analyses and what you wrote in Citable', 'citable')}
            help={__(
              'Settings, the key and everything else are removed in any case. What is kept is found again when the plugin is installed anew.',
              'citable',
            )}
            checked={values.keep_analyses}
            onChange={(isOn) => change({ keep_analyses: isOn })}
            __nextHasNoMarginBottom
          />
        </CardBody>
      </Card>
      <div className="citable-settings__save">
        <Button variant="primary" isBusy={busy === 'save'} disabled={busy !== null} onClick={() => void save()} __next40pxDefaultSize>
          {__('Save settings', 'citable')}
        </Button>
        <div role="status" data-save-result={saved?.tone}>
          {saved && (
            <Notice status={saved.tone} isDismissible={false}>
              {saved.text}
            </Notice>
          )}
        </div>
      </div>
    </div>
  )
}
