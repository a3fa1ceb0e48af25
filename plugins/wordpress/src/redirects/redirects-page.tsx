import { Button, Notice, SearchControl, Spinner } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { sentenceOf } from '../post-texts/requests.ts'
import { type Answer, Offers } from './offers.tsx'
import { answerOffer, deleteRule, type Offer, type Rule, readPage, type StoredRule, saveRules } from './requests.ts'
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
  const save = (rule: Rule, otherHost: boolean) =>
    attempt(
      async () => {
        const [result] = await saveRules([rule], otherHost)
        return result?.result === 'stored' ? null : (result?.message ?? wrong())
      },
      /* translators: %s: the address of a page. */
      sprintf(__('Saved: %s', 'citable'), rule.source),
    )
  const answer: Answer = (offer, given, target) =>
    attempt(
      async () => {
        await answerOffer(offer.source, given, target)
        return null
      },
      /* translators: %s: the address of a page. */
      sprintf(__('Answered: %s', 'citable'), offer.source),
    )
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
  }

  return (
    <div className="citable-redirects">
      <Offers offers={offers} answer={answer} />
      <RuleForm mayLeave={mayLeave} save={save} />
      <p role="status" className="citable-redirects__said">
        {said}
      </p>
      {problem !== '' && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
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
        <p>{search === '' ? __('There are no redirects yet.', 'citable') : __('No redirect fits this search.', 'citable')}</p>
      ) : (
        <RulesTable rules={rules} home={home} remove={(rule) => void remove(rule)} />
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
