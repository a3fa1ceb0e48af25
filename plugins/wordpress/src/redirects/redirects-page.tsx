import { Button, Notice, SearchControl, Spinner } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __, _n, sprintf } from '@wordpress/i18n'
import { sentenceOf } from '../post-texts/requests.ts'
import { type Answer, Offers } from './offers.tsx'
import { answerOffer, deleteRule, isElsewhere, type Offer, type Rule, readPage, type StoredRule, saveRules } from './requests.ts'
import { RuleForm } from './rule-form.tsx'
import { RulesFile } from './rules-file.tsx'
import { RulesTable } from './rules-table.tsx'

/** Facts from PHP. */
interface Facts {
  readonly home: string
  readonly mayLeave: boolean
  readonly download: string
}

declare global {
  interface Window {
    citableRedirects?: Facts
  }
}

const wrong = () => __('Something went wrong. Try again.', 'citable')

/** Citable → Redirects. */
export function RedirectsPage() {
  const { home = '', mayLeave = false, download = '' } = window.citableRedirects ?? {}
  const [search, setSearch] = useState('')
  const [rules, setRules] = useState<readonly StoredRule[] | null>(null)
  const [offers, setOffers] = useState<readonly Offer[]>([])
  const [next, setNext] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const saying = useRef<HTMLDivElement>(null)
  /** The rule that was deleted last. */
  const [deleted, setDeleted] = useState<StoredRule | null>(null)
  const [edited, setEdited] = useState<StoredRule | null>(null)
  /** Counts the beginnings of the form. */
  const [begun, setBegun] = useState(0)
  /** Counts what asks for the list anew. */
  const [round, setRound] = useState(0)

  const load = async (before: number, isCurrent: () => boolean): Promise<void> => {
    try {
      const page = await readPage(search, before)
      if (!isCurrent()) return
      setRules((known) => (before === 0 ? page.rows : [...(known ?? []), ...page.rows]))
      setOffers(page.offers)
      setNext(page.next)
    } catch (error) {
      if (isCurrent()) setProblem(sentenceOf(error, wrong()))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is that of the search; `round` asks it again
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => void load(0, () => isCurrent), search === '' ? 0 : 300)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [search, round])

  /** null: done; else why not. */
  const attempt = async (run: () => Promise<string | null>, done: string): Promise<string | null> => {
    setProblem('')
    setSaid('')
    setDeleted(null)
    try {
      const refused = await run()
      if (refused === null) setSaid(done)
      return refused
    } catch (error) {
      return sentenceOf(error, wrong())
    } finally {
      setRound((count) => count + 1)
    }
  }
  const begin = (rule: StoredRule | null): void => {
    setEdited(rule)
    setBegun((count) => count + 1)
  }
  /** The control that was pressed goes away; the keyboard goes on from the notice. */
  const focusSaying = (): void => saying.current?.focus()
  const edit = (rule: StoredRule): void => {
    setSaid('')
    begin(rule)
  }
  const cancel = (): void => {
    begin(null)
    focusSaying()
  }
  const store = (rule: Rule, otherHost: boolean, done: string) =>
    attempt(async () => {
      const [result] = await saveRules([rule], otherHost)
      return result?.result === 'stored' ? null : (result?.message ?? wrong())
    }, done)
  const save = async (rule: Rule, otherHost: boolean): Promise<string | null> => {
    /* translators: %s: the address of a page. */
    const refused = await store(rule, otherHost, sprintf(__('Saved: %s', 'citable'), rule.source))
    if (refused === null) {
      begin(null)
      focusSaying()
    }
    return refused
  }
  const answer: Answer = async (offer, given, target) => {
    const refused = await attempt(
      async () => {
        await answerOffer(offer.source, given, target)
        return null
      },
      /* translators: %s: the address of a page. */
      sprintf(__('Answered: %s', 'citable'), offer.source),
    )
    if (refused === null) focusSaying()
    return refused
  }
  const answerAll = async (answerOf: (offer: Offer) => 'gone' | 'new' | 'leave'): Promise<void> => {
    const refused = await attempt(
      async () => {
        for (const offer of offers) await answerOffer(offer.source, answerOf(offer))
        return null
      },
      /* translators: %d: number of addresses. */
      sprintf(_n('%d address answered.', '%d addresses answered.', offers.length, 'citable'), offers.length),
    )
    setProblem(refused ?? '')
    focusSaying()
  }
  const remove = async (rule: StoredRule): Promise<void> => {
    const refused = await attempt(
      async () => {
        await deleteRule(rule.id)
        return null
      },
      /* translators: %s: the address of a page. */
      sprintf(__('Deleted: %s', 'citable'), rule.source),
    )
    setProblem(refused ?? '')
    if (refused === null) setDeleted(rule)
    if (edited?.id === rule.id) begin(null)
    focusSaying()
  }
  const restore = async (rule: StoredRule): Promise<void> => {
    /* translators: %s: the address of a page. */
    const refused = await store(rule, isElsewhere(rule), sprintf(__('Back again: %s', 'citable'), rule.source))
    setProblem(refused ?? '')
    focusSaying()
  }

  return (
    <div className="citable-redirects">
      <Offers offers={offers} answer={answer} answerAll={(answerOf) => void answerAll(answerOf)} />
      <RuleForm key={begun} edited={edited} mayLeave={mayLeave} save={save} cancel={cancel} />
      <div ref={saying} tabIndex={-1} role="status" className="citable-redirects__said">
        {said !== '' && (
          <Notice status="success" onRemove={() => setSaid('')} spokenMessage={null}>
            <span>{said}</span>
            {deleted !== null && (
              <Button variant="link" onClick={() => void restore(deleted)}>
                {__('Undo', 'citable')}
              </Button>
            )}
          </Notice>
        )}
        {problem !== '' && (
          <Notice status="error" isDismissible={false} spokenMessage={null}>
            {problem}
          </Notice>
        )}
      </div>
      <div className="citable-redirects__tools">
        <SearchControl label={__('Search in addresses', 'citable')} value={search} onChange={setSearch} __nextHasNoMarginBottom />
        <Button variant="secondary" href={download} __next40pxDefaultSize>
          {__('Download as CSV', 'citable')}
        </Button>
      </div>
      <RulesFile mayLeave={mayLeave} save={saveRules} onDone={() => setRound((count) => count + 1)} />
      {rules === null ? (
        problem === '' && <Spinner />
      ) : rules.length === 0 ? (
        <p>
          {search === ''
            ? __('There are no redirects yet. When a page goes to the trash, Citable asks here what its visitors shall get.', 'citable')
            : __('No redirect fits this search.', 'citable')}
        </p>
      ) : (
        <RulesTable rules={rules} home={home} edit={edit} remove={(rule) => void remove(rule)} />
      )}
      {next !== null && (
        <p>
          <Button variant="secondary" onClick={() => void load(next, () => true)}>
            {__('Show more', 'citable')}
          </Button>
        </p>
      )}
    </div>
  )
}
