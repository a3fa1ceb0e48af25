import { Button, Notice, Spinner, TabPanel } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { type Outcome, OutcomeNotice } from './outcome.tsx'
import { failureOf, readSettings, saveSettings, testConnection } from './requests.ts'
import { type Change, type Form, formOf, type Settings } from './settings.ts'
import { TabFields } from './tab-fields.tsx'
import { titleOf } from './tab-titles.ts'
import { isChanged, partOf, type TabName, tabIn, tabNames } from './tabs.ts'

/** The part in the address, also after the browser's way back. */
function useTab(): TabName {
  const [tab, setTab] = useState(() => tabIn(location.hash))
  useEffect(() => {
    const follow = () => setTab(tabIn(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return tab
}

/** Citable → Settings: what is entered waits here until it is saved, part by part. */
export function SettingsPage() {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [form, setForm] = useState<Form | null>(null)
  const [saved, setSaved] = useState<Outcome | null>(null)
  const [tested, setTested] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState<'save' | 'test' | null>(null)
  const asked = useTab()

  const load = () =>
    readSettings().then(
      (found) => {
        setSettings(found)
        setForm(formOf(found))
      },
      (error: unknown) => setSaved(failureOf(error)),
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load(), [])

  if (!settings || !form) return saved ? <OutcomeNotice outcome={saved} /> : <Spinner />

  const change: Change = (part) => setForm((held) => held && { ...held, ...part })

  const save = async (tab: TabName) => {
    setBusy('save')
    setSaved(null)
    try {
      const next = await saveSettings(partOf(form, tab))
      setSettings(next)
      // Unsaved values of the other parts stay.
      change(partOf(formOf(next), tab))
      setSaved({ tone: 'success', text: __('Settings saved.', 'citable') })
    } catch (error) {
      setSaved(failureOf(error))
    }
    setBusy(null)
  }

  const test = async () => {
    setBusy('test')
    setTested(null)
    setTested(await testConnection(form).catch(failureOf))
    setBusy(null)
  }

  const stored = formOf(settings)
  return (
    <div className="citable-settings">
      <SiteNotices fixed={settings.fixed} others={settings.seo_plugins} />
      <TabPanel
        key={asked}
        className="citable-settings__tabs"
        initialTabName={asked}
        onSelect={(name) => {
          setSaved(null)
          if (tabIn(location.hash) !== name) history.replaceState(null, '', `#${name}`)
        }}
        tabs={tabNames.map((name) => ({ name, title: isChanged(form, stored, name) ? `${titleOf(name)} •` : titleOf(name) }))}
      >
        {({ name }) => {
          const tab = tabIn(`#${name}`)
          return (
            <>
              <TabFields
                tab={tab}
                settings={settings}
                form={form}
                change={change}
                onTaken={() => void load()}
                connection={{ outcome: tested, isTesting: busy === 'test', isBusy: busy !== null, onTest: () => void test() }}
              />
              <div className="citable-settings__save">
                <Button
                  variant="primary"
                  isBusy={busy === 'save'}
                  disabled={busy !== null}
                  onClick={() => void save(tab)}
                  __next40pxDefaultSize
                >
                  {__('Save settings', 'citable')}
                </Button>
                {isChanged(form, stored, tab) && <span className="citable-settings__help">{__('Not saved yet', 'citable')}</span>}
                <div role="status" data-save-result={saved?.tone}>
                  {saved && <OutcomeNotice outcome={saved} />}
                </div>
              </div>
            </>
          )
        }}
      </TabPanel>
    </div>
  )
}

/** Choices that this site fixes, and other plugins that print structured data. */
function SiteNotices({ fixed, others }: { readonly fixed: Settings['fixed']; readonly others: Settings['seo_plugins'] }) {
  return (
    <>
      {fixed.length > 0 && (
        <Notice status="info" isDismissible={false}>
          {sprintf(
            /* translators: %s: names of constants. */
            __('Set in wp-config.php and shown here for reading: %s.', 'citable'),
            fixed.map((name) => `CITABLE_${name.toUpperCase()}`).join(', '),
          )}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice status="info" isDismissible={false}>
          {sprintf(
            /* translators: %s: names of other SEO plugins. */
            __(
              '%s is active and keeps printing its structured data. Citable adds what is missing there and never prints a second graph.',
              'citable',
            ),
            others.join(', '),
          )}
        </Notice>
      )}
    </>
  )
}
