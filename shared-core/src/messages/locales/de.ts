import type { Findings, Sentences } from '../translation.ts'

/** German, formal address. */
export const sentences: Sentences = {
  'answer-block.title': 'Der Artikel hat eine Definition, einen Vergleich oder Schritte zum Zitieren',
  'answer-block.question': 'Würden eine Definition, ein Vergleich oder Schritte dem Leser helfen?',
  'answer-block.good': '{forms, plural, one {# Form} other {# Formen}}, aus denen Antworten zitieren: Definition, Vergleich oder Schritte.',
  'answer-block.generic':
    'Ein Satz hat die Form einer Definition, aber von {words} Inhaltswörtern in Folge sagen nur {said} etwas zum Thema.',
  'answer-block.none': 'Es wurde keine Definition, kein Vergleich und keine Schrittfolge zum Thema gefunden.',
  'answer-block.one': 'Von Definition, Vergleich in einer Tabelle und nummerierten Schritten ist eines da; jedes dient anderen Fragen.',
  'answer-block.unkept':
    '{form, select, steps {Der Titel verspricht eine Anleitung, aber der Text hat keine nummerierten Schritte.} definition {Der Titel fragt, was etwas ist, aber kein Satz des Textes sagt es.} other {Der Titel verspricht einen Vergleich, aber der Text hat keine Tabelle.}}',
  'answer-block.fix.sayMore': 'Sagen Sie in der Definition, was nur diese Sache ist oder tut: ihre Art, Teile, Mengen, ein Beispiel.',
  'answer-block.fix.defineTerm': 'Sagen Sie in einem Satz, was die Sache ist, um die es geht, wie ein Lexikon es täte.',
  'answer-block.fix.compareThings': 'Ergänzen Sie eine Tabelle oder Schritte, wenn das Thema sie hergibt.',
  'answer-block.fix.giveForm':
    '{form, select, steps {Schreiben Sie, was der Leser tut, als nummerierte Liste.} definition {Sagen Sie in einem Satz, was es ist, wie ein Lexikon es täte.} other {Stellen Sie, was verglichen wird, in einer Tabelle nebeneinander.}}',

  'author-named.title': 'Autor und Herausgeber sind genannt',
  'author-named.good': 'Geschrieben von {author}, herausgegeben von {publisher}.',
  'author-named.noAuthor': 'Herausgegeben von {publisher}; es ist kein Autor genannt.',
  'author-named.noPublisher': 'Geschrieben von {author}; es ist kein Herausgeber genannt.',
  'author-named.neither': 'Weder Autor noch Herausgeber ist genannt.',
  'author-named.fix.addByline': 'Nennen Sie den Autor in der Nähe des Titels.',
  'author-named.fix.namePublisher': 'Tragen Sie den Namen des Herausgebers in den Einstellungen der Website ein.',

  'byline-complete.title': 'Autor und Datum sind genannt',
  'byline-complete.question': 'Würden Leser gern wissen, wer das geschrieben hat und wann?',
  'byline-complete.good': 'Autor und Datum sind genannt.',
  'byline-complete.neither': 'Weder Autor noch Datum sind genannt.',
  'byline-complete.noAuthor': 'Kein Autor ist genannt.',
  'byline-complete.noDate': 'Kein Datum ist genannt.',
  'byline-complete.noYear': '„{day}“: Nirgends steht, in welchem Jahr.',
  'byline-complete.fix.addYear': 'Setzen Sie hinter den ersten Tag das Jahr.',
  'byline-complete.fix.addByline': 'Nennen Sie, wer den Text wann geschrieben hat: in den Kopfdaten der Datei oder unter dem Titel.',

  'content-extractable.title': 'Der Artikel lässt sich vom Rest der Seite unterscheiden',
  'content-extractable.question': 'Zeichnet die Seite aus, wo der Artikel beginnt und endet?',
  'content-extractable.good': '{percent} Prozent des sichtbaren Textes sind der Artikel, und die Auszeichnung sagt, wo er steht.',
  'content-extractable.covered':
    '{barrier, select, paywall {Die Seite ist als hinter einer Bezahlschranke gekennzeichnet} other {Ein offener Dialog verdeckt die Seite}}; {percent} Prozent ihres Textes sind der Artikel.',
  'content-extractable.mixed': 'Nur {percent} Prozent des sichtbaren Textes sind der Artikel.',
  'content-extractable.unmarked': 'Der Artikel ({percent} Prozent des sichtbaren Textes) steht in keinem HTML-Element article oder main.',
  'content-extractable.fix.uncoverText': 'Zeigen Sie Suchmaschinen und Lesern denselben Text ohne Schranke.',
  'content-extractable.fix.wrapArticle': 'Setzen Sie den Artikel, und nichts anderes, in ein HTML-Element article oder main.',

  'content-usage.title': 'robots.txt sagt, wie der Inhalt verwendet werden darf',
  'content-usage.stated': 'In robots.txt steht: {signals}. Das verändert keine Bewertung.',
  'content-usage.against': 'In robots.txt steht {signals}. Das verbietet, worum es hier geht: gefunden und zitiert zu werden.',
  'content-usage.none': 'robots.txt sagt nichts über die Verwendung. Das schadet nicht.',
  'content-usage.fix.alignSignals': 'Erlauben Sie darin Suche und Antworten, wenn die Seite zitiert werden soll.',

  'date-age.title': 'Die letzte Änderung ist neu',
  'date-age.question': 'Stimmt darin noch alles?',
  'date-age.good': 'Der Text wurde vor {days, plural, one {# Tag} other {# Tagen}} zuletzt geändert.',
  'date-age.old': 'Der Text wurde vor {days, plural, one {# Tag} other {# Tagen}} zuletzt geändert.',
  'date-age.onlyDated': 'Das Datum ist neuer als der Text, der seit {days, plural, one {# Tag} other {# Tagen}} derselbe ist.',
  'date-age.fix.reviewArticle': 'Prüfen Sie die Angaben, ändern Sie, was nicht mehr stimmt, und setzen Sie das neue Datum.',

  'date-order.title': 'Die Änderung liegt nicht vor der Veröffentlichung',
  'date-order.good': 'Die Reihenfolge der Daten stimmt.',
  'date-order.order': 'Die Änderung ({modified}) liegt vor der Veröffentlichung ({published}).',
  'date-order.unreadable': 'Das Datum „{date}“ ist nicht lesbar.',
  'date-order.fix.fixDates': 'Korrigieren Sie die Daten.',

  'date-passed.title': 'Was der Text ankündigt, steht noch bevor',
  'date-passed.question': 'Ist das vorbei?',
  'date-passed.good': 'Es wurde kein Datum gefunden, das angekündigt und vorbei ist.',
  'date-passed.passed':
    '{count, plural, one {{date} wird angekündigt und ist vorbei.} other {{date} und andere, zusammen # Daten, werden angekündigt und sind vorbei.}}',
  'date-passed.fix.bringUpToDate': 'Sagen Sie, was am {date} daraus wurde, oder nehmen Sie die Ankündigung heraus.',

  'date-relative.title': 'Tage sind so genannt, dass spätere Leser wissen, welche',
  'date-relative.question': 'Welches Datum ist gemeint?',
  'date-relative.good': 'Es wurde kein Tag gefunden, den nur der Tag des Schreibens bestimmt.',
  'date-relative.relative':
    '„{phrase}“: wann ist das? {count, plural, one {# Stelle versteht} other {# Stellen versteht}} nur, wer weiß, wann der Text geschrieben wurde.',
  'date-relative.fix.nameDate': 'Setzen Sie Datum, Monat oder Jahr an die Stelle von „{phrase}“.',

  'date-visible.title': 'Der Artikel hat ein Datum, dem Leser und Maschinen trauen können',
  'date-visible.question': 'Sehen Leser und Maschinen dasselbe Datum?',
  'date-visible.good': 'Die Daten sind angegeben und passen zueinander.',
  'date-visible.missing': 'Auf der Seite wurde kein Datum gefunden.',
  'date-visible.unreadable': 'Das Datum „{date}“ ist nicht lesbar.',
  'date-visible.hidden': 'Das Datum ist für Maschinen angegeben, aber Leser sehen keines.',
  'date-visible.undeclared': 'Leser sehen ein Datum, aber keine Metadaten geben es an.',
  'date-visible.differs': 'Leser sehen ein anderes Datum, als die Metadaten angeben.',
  'date-visible.order': 'Die Änderung ({modified}) liegt vor der Veröffentlichung ({published}).',
  'date-visible.future': 'Das Datum {date} liegt in der Zukunft.',
  'date-visible.fix.showDate':
    'Zeigen Sie das Datum der Veröffentlichung oder der letzten Änderung in der Nähe des Titels, in einem time-Element.',
  'date-visible.fix.declareDate': 'Geben Sie das Datum an: „date:“, datePublished oder ein time-Element.',
  'date-visible.fix.correctDate': 'Korrigieren Sie das Datum.',

  'description-length.title': 'Die Meta-Beschreibung hat eine Länge, die Suchergebnisse zeigen können',
  'description-length.question': 'Sagt die Beschreibung genug, auch wenn ihr Ende fehlt?',
  'description-length.good': 'Die Meta-Beschreibung hat {length, plural, one {# Zeichen} other {# Zeichen}}.',
  'description-length.short':
    'Die Meta-Beschreibung hat {length, plural, one {# Zeichen} other {# Zeichen}}; mindestens {min} sind ein gutes Ziel.',
  'description-length.long':
    'Die Meta-Beschreibung hat {length, plural, one {# Zeichen} other {# Zeichen}}; Suchergebnisse kürzen sie womöglich nach {max}.',
  'description-length.fix.writeDescription': 'Fassen Sie in ein bis zwei Sätzen zusammen, was auf der Seite steht.',

  'description-present.title': 'Die Seite hat eine Meta-Beschreibung',
  'description-present.good': 'Die Seite hat eine Meta-Beschreibung.',
  'description-present.missing': 'Die Seite hat keine Meta-Beschreibung.',
  'description-present.fix.writeDescription': 'Fassen Sie in ein bis zwei Sätzen zusammen, was auf der Seite steht.',

  'domain-authority.title': 'Die Bewertung verwendet keine Kennzahl für die Autorität der Domain',
  'domain-authority.unmeasured': 'Die Autorität der Domain wird nicht gemessen. Sie verändert keine Bewertung.',

  'enumeration-markup.title': 'Aufzählungen und Vergleiche sind als solche ausgezeichnet',
  'enumeration-markup.question': 'Wäre hier eine Liste oder Tabelle leichter zu lesen?',
  'enumeration-markup.good': '{marked, plural, one {# Liste oder Tabelle} other {# Listen und Tabellen}}.',
  'enumeration-markup.prose':
    '{inProse, plural, one {# Aufzählung steht} other {# Aufzählungen stehen}} im Fließtext, {marked} in Listen und Tabellen.',
  'enumeration-markup.fix.makeList': 'Machen Sie aus den {items} Punkten eine nummerierte Liste.',
  'enumeration-markup.fix.makeTable': 'Machen Sie aus den {items} Punkten eine Liste oder eine Tabelle.',

  'heading-order.title': 'Die Überschriften überspringen keine Ebene',
  'heading-order.question': 'Folgen die Ebenen der Überschriften der Gliederung?',
  'heading-order.good': '{headings, plural, one {# Überschrift} other {# Überschriften}} in richtiger Ordnung.',
  'heading-order.skipped': '„{heading}“ hat die Ebene {level}; an der Reihe ist Ebene {expected}.',
  'heading-order.fix.fixLevel': 'Setzen Sie „{heading}“ auf Ebene {level}.',

  'heading-question-form.title': 'Einige Überschriften sind Fragen',
  'heading-question-form.some': '{questions} von {headings} Überschriften sind Fragen. Das verändert keine Bewertung.',
  'heading-question-form.none': 'Keine Überschrift ist eine Frage. Das schadet nicht.',

  'heading-single-h1.title': 'Die Seite hat genau eine H1',
  'heading-single-h1.question': 'Ist eine der Hauptüberschriften der Titel des Textes?',
  'heading-single-h1.good': 'Die Seite hat genau eine H1.',
  'heading-single-h1.second': 'Der Text fügt eine weitere H1 hinzu: „{heading}“',
  'heading-single-h1.several': 'Der Text fügt {count} weitere H1 hinzu, die erste: „{heading}“',
  'heading-single-h1.all': 'Alle {count} Hauptüberschriften sind H1.',
  'heading-single-h1.none': 'Die Seite hat keine H1.',
  'heading-single-h1.fix.demoteHeading': 'Machen Sie „{heading}“ zu einer H2.',
  'heading-single-h1.fix.demoteAll': 'Behalten Sie eine H1, die Überschrift der Seite, und machen Sie die anderen zu H2.',
  'heading-single-h1.fix.addH1': 'Geben Sie der Seite eine Hauptüberschrift.',

  'heading-specific.title': 'Die Überschriften nennen, was in ihren Abschnitten steht',
  'heading-specific.question': 'Weiß ein Leser bei jeder Überschrift, was folgt?',
  'heading-specific.good': '{specific} von {headings} Überschriften nennen, was in ihren Abschnitten steht.',
  'heading-specific.generic': 'Die Überschrift „{heading}“ könnte in jedem Artikel stehen.',
  'heading-specific.fix.headingName': 'Nennen Sie in „{heading}“ das, wovon der Abschnitt handelt.',

  'heading-structure.title': 'Die Überschriften gliedern den Artikel gut',
  'heading-structure.question': 'Würden andere Überschriften Leser besser führen?',
  'heading-structure.good': '{headings, plural, one {# Überschrift gliedert} other {# Überschriften gliedern}} den Text.',
  'heading-structure.skipped': '„{heading}“ hat die Ebene {level}; an der Reihe ist Ebene {expected}.',
  'heading-structure.none': 'Der Text hat {words, plural, one {# Wort} other {# Wörter}} und keine Überschrift.',
  'heading-structure.few': '{headings, plural, one {# Überschrift} other {# Überschriften}} auf {words} Wörter.',
  'heading-structure.many': '{headings} Überschriften auf {words} Wörter: viele für einen Text dieser Länge.',
  'heading-structure.fix.fixLevel': 'Setzen Sie „{heading}“ auf Ebene {level}.',
  'heading-structure.fix.addHeading': 'Teilen Sie den Text mit Überschriften, die nennen, was folgt.',
  'heading-structure.fix.joinSections': 'Fassen Sie Abschnitte zusammen, die dasselbe behandeln.',

  'image-alt.title': 'Bilder haben Alternativtexte',
  'image-alt.question': 'Hat jedes Bild, das etwas aussagt, eine Beschreibung?',
  'image-alt.good':
    '{images, plural, one {Das Bild hat} other {Alle # Bilder haben}} einen Alternativtext oder {images, plural, one {ist} other {sind}} als dekorativ gekennzeichnet.',
  'image-alt.missing': '{missing} von {images, plural, one {# Bild} other {# Bildern}} ohne Alternativtext: {name}',
  'image-alt.fix.writeAlt': 'Beschreiben Sie, was das Bild zeigt, oder kennzeichnen Sie es als dekorativ.',

  'image-present.title': 'Der Artikel hat ein Bild oder ein Video',
  'image-present.question': 'Würde ein Bild helfen?',
  'image-present.good': '{media, plural, one {# Bild oder Video} other {# Bilder und Videos}}.',
  'image-present.lead': 'Der Artikel hat ein Hauptbild.',
  'image-present.none': 'Der Artikel hat weder Bild noch Video.',
  'image-present.fix.addImage': 'Fügen Sie ein Bild ein, das zeigt, was der Text beschreibt.',

  'indexnow.title': 'Die Website meldet Änderungen über IndexNow',
  'indexnow.used': 'Die Website meldet Änderungen über IndexNow. Das verändert keine Bewertung.',
  'indexnow.unused': 'Die Website meldet Änderungen nicht über IndexNow. Das kostet höchstens Zeit.',

  'keyphrase-alt.title': 'Ein Bild zeigt das Thema und sagt es',
  'keyphrase-alt.good': '{met} von {images, plural, one {# Bild nennt} other {# Bildern nennen}} das Thema.',
  'keyphrase-alt.none':
    '{images, plural, one {Das Bild nennt das Thema nicht} other {Von # Bildern nennt keines das Thema}} im Alternativtext.',
  'keyphrase-alt.few': '{met} von {images} Bildern nennen das Thema.',
  'keyphrase-alt.many': '{met} von {images} Bildern nennen das Thema im Alternativtext: wohl zu viele.',
  'keyphrase-alt.fix.describeImage': 'Wo ein Bild das Thema zeigt, nennen Sie es im Alternativtext.',

  'keyphrase-anchor.title': 'Kein Link hat die Fokus-Wortgruppe als Text',
  'keyphrase-anchor.good': 'Kein Link auf eine andere Seite der Website hat die Fokus-Wortgruppe als Text.',
  'keyphrase-anchor.competing':
    '{links, plural, one {# Link} other {# Links}} auf eine andere Seite der Website {links, plural, one {hat} other {haben}} „{phrase}“ als Text.',
  'keyphrase-anchor.fix.renameLink': 'Geben Sie dem Link statt „{phrase}“ einen eigenen Text.',

  'keyphrase-density.title': 'Die Fokus-Wortgruppe kommt vor, und nicht zu oft',
  'keyphrase-density.good': '„{phrase}“ kommt {uses, plural, one {einmal} other {#-mal}} vor.',
  'keyphrase-density.none': '„{phrase}“ kommt in keinem Satz des Textes vor.',
  'keyphrase-density.few': '„{phrase}“ kommt in {words} Wörtern {uses, plural, one {einmal} other {#-mal}} vor.',
  'keyphrase-density.many': '„{phrase}“ kommt in {words} Wörtern {uses}-mal vor: zu oft.',
  'keyphrase-density.fix.usePhrase': 'Nennen Sie „{phrase}“ dort, wo der Text davon handelt.',
  'keyphrase-density.fix.varyPhrase': 'Ersetzen Sie „{phrase}“ durch andere Wörter, wo das Thema klar ist.',

  'keyphrase-description.title': 'Die Meta-Beschreibung enthält die Fokus-Wortgruppe',
  'keyphrase-description.good': 'Die Meta-Beschreibung enthält „{phrase}“.',
  'keyphrase-description.missing': 'In der Meta-Beschreibung fehlt „{phrase}“.',
  'keyphrase-description.many': 'Die Meta-Beschreibung enthält „{phrase}“ {times}-mal.',
  'keyphrase-description.fix.writeDescription': 'Sagen Sie einmal, was Leser über „{phrase}“ erfahren.',

  'keyphrase-distribution.title': 'Die Fokus-Wortgruppe zieht sich durch den Text',
  'keyphrase-distribution.good': '„{phrase}“ zieht sich durch den Text.',
  'keyphrase-distribution.gap': '{percent} Prozent des Textes kommen ohne „{phrase}“ aus.',
  'keyphrase-distribution.fix.spreadPhrase': 'Nennen Sie „{phrase}“ wieder, wo der Text darauf zurückkommt.',

  'keyphrase-heading.title': 'Einige Überschriften enthalten die Fokus-Wortgruppe',
  'keyphrase-heading.good':
    '{met} von {headings, plural, one {# Überschrift greift} other {# Überschriften greifen}} die Fokus-Wortgruppe auf.',
  'keyphrase-heading.few':
    '{met} von {headings, plural, one {# Überschrift greift} other {# Überschriften greifen}} die Fokus-Wortgruppe auf.',
  'keyphrase-heading.many': '{met} von {headings} Überschriften greifen die Fokus-Wortgruppe auf: zu viele.',
  'keyphrase-heading.fix.nameInHeading': 'Greifen Sie „{phrase}“ in einer Überschrift auf, wo es passt.',
  'keyphrase-heading.fix.varyHeadings': 'Lassen Sie Überschriften nennen, was in ihren Abschnitten anders ist.',

  'keyphrase-intro.title': 'Der Anfang enthält die Fokus-Wortgruppe',
  'keyphrase-intro.good': 'Ein Satz des ersten Absatzes enthält „{phrase}“.',
  'keyphrase-intro.spread': 'Der erste Absatz enthält „{phrase}“, über mehrere Sätze verteilt.',
  'keyphrase-intro.later': '„{phrase}“ kommt erst nach dem ersten Absatz.',
  'keyphrase-intro.missing': 'Der Anfang erwähnt „{phrase}“ nicht.',
  'keyphrase-intro.fix.openWithPhrase': 'Sagen Sie in den ersten Sätzen, dass es um „{phrase}“ geht.',

  'keyphrase-length.title': 'Die Fokus-Wortgruppe ist so lang, wie Menschen tippen',
  'keyphrase-length.good': 'Die Fokus-Wortgruppe hat {words, plural, one {# Inhaltswort} other {# Inhaltswörter}}.',
  'keyphrase-length.long': 'Die Fokus-Wortgruppe hat {words} Inhaltswörter; bis zu {max} genügen.',
  'keyphrase-length.empty': 'Die Fokus-Wortgruppe hat kein Inhaltswort.',
  'keyphrase-length.fix.shortenPhrase': 'Behalten Sie die Wörter, die das Thema nennen.',

  'keyphrase-slug.title': 'Die Adresse enthält die Fokus-Wortgruppe',
  'keyphrase-slug.good': 'Die Adresse enthält „{phrase}“.',
  'keyphrase-slug.missing': 'In der Adresse fehlen Wörter von „{phrase}“.',
  'keyphrase-slug.fix.nameInSlug': 'Verwenden Sie die Wörter von „{phrase}“ in der Adresse.',

  'keyphrase-title.title': 'Der Titel enthält die Fokus-Wortgruppe',
  'keyphrase-title.good': 'Der Titel enthält „{phrase}“.',
  'keyphrase-title.late': 'Der Titel enthält „{phrase}“, aber spät.',
  'keyphrase-title.part': 'Der Titel enthält einen Teil von „{phrase}“.',
  'keyphrase-title.missing': 'Im Titel fehlt „{phrase}“.',
  'keyphrase-title.fix.chooseTitle': 'Setzen Sie „{phrase}“ an den Anfang des Titels.',

  'keyphrase-unique.title': 'Kein anderer Artikel hat dieselbe Fokus-Wortgruppe',
  'keyphrase-unique.good': 'Kein anderer Artikel hat die Fokus-Wortgruppe „{phrase}“.',
  'keyphrase-unique.used':
    '{articles, plural, one {# anderer Artikel hat} other {# andere Artikel haben}} die Fokus-Wortgruppe „{phrase}“.',
  'keyphrase-unique.fix.chooseKeyphrase': 'Wählen Sie eine andere Fokus-Wortgruppe als „{phrase}“, oder führen Sie die Artikel zusammen.',

  'kind-parts.title': 'Der Text hat die Teile, die seine Art braucht',
  'kind-parts.question': 'Fehlt dieser Teil, oder steht er mit anderen Worten da?',
  'kind-parts.good': 'Die Teile, die ein Text dieser Art braucht, wurden gefunden.',
  'kind-parts.missing':
    '{part, select, ingredients {Keine Zutaten gefunden} steps {Keine Schritte gefunden} time {Keine Zeitangabe gefunden} heat {Keine Temperatur gefunden} yield {Nicht gefunden, für wie viele es reicht} date {Kein Tag gefunden} place {Kein Ort gefunden} price {Weder ein Preis gefunden noch, wo man es bekommt} other {Der Anfang nennt niemanden}}.',
  'kind-parts.fix.addPart': '{part, select, yield {Nennen Sie es bei den Zutaten} other {Schreiben Sie es dorthin, wo Leser es suchen}}.',

  'link-address.title': 'Links haben Adressen, die für Leser funktionieren',
  'link-address.good': '{links, plural, one {# Adresse lässt} other {# Adressen lassen}} sich aufrufen.',
  'link-address.broken': '„{address}“ ist keine Adresse, die sich aufrufen lässt.',
  'link-address.script': '„{address}“ startet ein Skript, statt irgendwohin zu führen.',
  'link-address.private': '„{address}“ führt zu einer Testseite oder zu Ihrem eigenen Rechner.',
  'link-address.mail': '„{address}“ ist keine E-Mail-Adresse.',
  'link-address.fix.fixLink': 'Korrigieren Sie die Adresse „{address}“.',

  'link-external.title': 'Der Text verlinkt andere Websites',
  'link-external.question': 'Gibt es anderswo eine Seite, auf die sich ein Link lohnt?',
  'link-external.good': '{links, plural, one {# Link} other {# Links}} auf andere Websites.',
  'link-external.nofollow': 'Alle Links auf andere Websites tragen nofollow.',
  'link-external.none': 'Kein Link auf eine andere Website.',
  'link-external.fix.linkSource': 'Verlinken Sie eine Quelle, wo der Text auf einer beruht.',

  'link-internal.title': 'Der Text verlinkt andere Seiten der Website',
  'link-internal.question': 'Gibt es eine Seite der Website, auf die sich ein Link lohnt?',
  'link-internal.good': '{links, plural, one {# Link} other {# Links}} auf andere Seiten der Website.',
  'link-internal.nofollow': 'Alle Links auf andere Seiten der Website tragen nofollow.',
  'link-internal.none': 'Kein Link auf eine andere Seite der Website.',
  'link-internal.fix.addInternalLink': 'Verlinken Sie eine verwandte Seite der Website, wo der Text ihr Thema berührt.',

  'link-text.title': 'Linktexte sagen, wohin sie führen',
  'link-text.question': 'Sagt jeder Link, wohin er führt?',
  'link-text.good': '{links, plural, one {# Link sagt, wohin er führt} other {# Links sagen, wohin sie führen}}.',
  'link-text.vague':
    '{vague} von {links, plural, one {# Link sagt nicht, wohin er führt} other {# Links sagen nicht, wohin sie führen}}, etwa „{text}“.',
  'link-text.fix.nameLink': 'Ersetzen Sie „{text}“ durch den Namen dessen, was verlinkt ist.',

  'llms-txt.title': 'Die Website hat eine llms.txt',
  'llms-txt.present': 'Die Website hat eine llms.txt. Das verändert keine Bewertung.',
  'llms-txt.absent': 'Die Website hat keine llms.txt. Das schadet nicht.',

  'markdown-alternate.title': 'Die Seite bietet eine Fassung in Markdown an',
  'markdown-alternate.declared': 'Eine Fassung in Markdown ist angegeben: {address}. Das verändert keine Bewertung.',
  'markdown-alternate.none': 'Es ist keine Fassung in Markdown angegeben. Das schadet nicht.',

  'opening-answer.title': 'Der Anfang beantwortet die Hauptfrage',
  'opening-answer.question': 'Sagt der Anfang, wofür Leser gekommen sind?',
  'opening-answer.good': 'Der Anfang beantwortet „{question}“.',
  'opening-answer.tells': 'Der Anfang sagt, worum es geht.',
  'opening-answer.later': 'Ihre Antwort auf „{question}“ steht in Absatz {paragraph}: „{quote}“',
  'opening-answer.buried': 'Worum es geht, steht erst in Absatz {paragraph}: „{quote}“. Sollte der Text damit beginnen?',
  'opening-answer.unclear': 'Wir haben am Anfang keine klare Antwort auf „{question}“ gefunden – steht sie da?',
  'opening-answer.apart': 'Sagt der Anfang, worum es geht? Ein Satz weiter unten sagt mehr davon.',
  'opening-answer.empty': 'Der Anfang sagt nichts über „{question}“ hinaus.',
  'opening-answer.generic':
    'Der Anfang hat die Wörter der Frage, aber von {words} Inhaltswörtern in Folge sagen nur {said} etwas zum Thema.',
  'opening-answer.fix.sayMore': 'Sagen Sie, was dem Thema eigen ist: Mengen, Namen, Orte, Teile, Beispiele.',
  'opening-answer.fix.leadWithAnswer': 'Beginnen Sie mit ein bis zwei Sätzen, die einlösen, was „{question}“ verspricht.',
  'opening-answer.fix.moveAnswer': 'Stellen Sie sie an den Anfang des Textes.',

  'page-canonical.title': 'Die Seite nennt ihre kanonische Adresse',
  'page-canonical.question': 'Ist die kanonische Adresse die gemeinte?',
  'page-canonical.good': 'Die kanonische Adresse ist richtig angegeben.',
  'page-canonical.missing': 'Es ist keine kanonische Adresse angegeben.',
  'page-canonical.several': 'Es sind {count} kanonische Adressen angegeben; Suchmaschinen wählen dann selbst.',
  'page-canonical.relative': 'Die kanonische Adresse „{address}“ ist nicht absolut.',
  'page-canonical.insecure': 'Die kanonische Adresse „{address}“ verwendet kein https.',
  'page-canonical.fix.setCanonical': 'Geben Sie die vollständige eigene Adresse dieser Seite an, mit https.',

  'page-genuine.title': 'Die Seite ist eine echte Seite',
  'page-genuine.good': 'Die Seite ist eine echte Seite.',
  'page-genuine.error': 'Die Seite sieht wie eine Fehlerseite aus: „{title}“',
  'page-genuine.fix.answerTruly': 'Lassen Sie den Server Fehler mit ihrem eigenen Statuscode beantworten.',

  'page-hreflang.title': 'Übersetzungen der Seite sind richtig angegeben',
  'page-hreflang.question': 'Nennt jede Sprachfassung alle anderen und sich selbst?',
  'page-hreflang.good': '{languages, plural, one {# Übersetzung ist} other {# Übersetzungen sind}} richtig angegeben.',
  'page-hreflang.invalid': '„{language}“ ist kein Sprachkürzel.',
  'page-hreflang.relative': '„{address}“ ist nicht absolut.',
  'page-hreflang.noSelf': 'Die Seite nennt sich selbst nicht unter ihren Übersetzungen.',
  'page-hreflang.fix.fixHreflang': 'Nennen Sie jede Sprachfassung mit ihrer absoluten Adresse, auch diese Seite.',

  'page-indexable.title': 'Suchmaschinen dürfen die Seite aufnehmen',
  'page-indexable.question': 'Ist die kanonische Adresse derselbe Artikel?',
  'page-indexable.good': 'Nichts hält Suchmaschinen davon ab, diese Seite aufzunehmen.',
  'page-indexable.noindex': 'Die Seite bittet Suchmaschinen, sie nicht aufzunehmen ({directive}).',
  'page-indexable.status': 'Der Server antwortet mit Status {status}; aufgenommen werden nur Seiten, die mit 200 antworten.',
  'page-indexable.canonical': 'Die kanonische Adresse zeigt auf eine andere Seite: {address}.',
  'page-indexable.fix.allowIndexing':
    'Entfernen Sie die noindex-Anweisung oder veröffentlichen Sie die Seite, wenn sie gefunden werden soll.',
  'page-indexable.fix.setCanonical': 'Richten Sie die kanonische Adresse auf diese Seite, wenn sie gefunden werden soll.',

  'page-lang.title': 'Die Seite gibt ihre Sprache an',
  'page-lang.good': 'Die Seite gibt die Sprache {language} an.',
  'page-lang.missing': 'Die Seite gibt keine Sprache an.',
  'page-lang.invalid': '„{language}“ ist kein Sprachkürzel.',
  'page-lang.differs': 'Die Seite gibt {declared} an, aber die Sprache des Artikels ist {language}.',
  'page-lang.fix.setLang': 'Geben Sie am html-Element lang="{language}" an.',

  'page-metadata.title': 'Die Seite beschreibt sich selbst',
  'page-metadata.good': 'Alle {items} Angaben zur Seite sind da.',
  'page-metadata.missing':
    '{present} von {items} Angaben zur Seite sind da. Zuerst fehlt: {item, select, title {ein Titel} description {eine Meta-Beschreibung} h1 {genau eine H1} lang {die Sprache} canonical {eine kanonische Adresse} other {eine Angabe}}.',
  'page-metadata.fix.addTitle': 'Schreiben Sie einen Titel.',
  'page-metadata.fix.addDescription': 'Schreiben Sie eine Meta-Beschreibung.',
  'page-metadata.fix.singleH1': 'Geben Sie der Seite genau eine H1.',
  'page-metadata.fix.setLang': 'Geben Sie am html-Element die Sprache an.',
  'page-metadata.fix.setCanonical': 'Geben Sie genau eine kanonische Adresse an.',

  'page-robots.title': 'Die Robots-Anweisungen sind klar und lassen die Seite finden',
  'page-robots.question': 'Sind alle diese Robots-Angaben gewollt?',
  'page-robots.good': 'Die Robots-Anweisungen sind klar.',
  'page-robots.noindex': 'Die Seite bittet darum, nicht aufgenommen zu werden.',
  'page-robots.conflict': 'Die Robots-Anweisungen widersprechen einander: {directives}.',
  'page-robots.several': 'Es gibt {count} Robots-Elemente; das strengste gilt.',
  'page-robots.nofollow': 'Die Seite bittet darum, ihren Links nicht zu folgen.',
  'page-robots.fix.allowIndexing': 'Entfernen Sie die noindex-Anweisung, wenn die Seite gefunden werden soll.',
  'page-robots.fix.clearRobots': 'Behalten Sie ein Robots-Element mit dem, was Sie meinen.',

  'page-snippet.title': 'Suchmaschinen dürfen Text der Seite zeigen',
  'page-snippet.good': 'Nichts hält Suchmaschinen davon ab, den Text zu zitieren.',
  'page-snippet.nosnippet': 'Die Seite verbietet Textauszüge (nosnippet).',
  'page-snippet.short':
    'Die Seite erlaubt nur Textauszüge von {characters, plural, one {# Zeichen} other {# Zeichen}}; Antworten brauchen {min} oder mehr.',
  'page-snippet.covered': '{percent} Prozent des Textes stehen unter data-nosnippet.',
  'page-snippet.fix.allowSnippet': 'Nehmen Sie die Einschränkung aus den Robots-Anweisungen und der Auszeichnung.',

  'page-viewport.title': 'Leser können die Seite vergrößern',
  'page-viewport.question': 'Dürfen Leser die Seite vergrößern?',
  'page-viewport.good': 'Die Seite passt auf kleine Bildschirme und lässt sich vergrößern.',
  'page-viewport.missing': 'Die Seite gibt keinen Viewport an.',
  'page-viewport.locked': 'Die Seite verbietet das Vergrößern.',
  'page-viewport.fix.fixViewport': 'Geben Sie width=device-width, initial-scale=1 und keine Grenze der Vergrößerung an.',

  'paragraph-length.title': 'Kein Absatz ist sehr lang',
  'paragraph-length.question': 'Läse sich der lange Absatz in zweien besser?',
  'paragraph-length.good': 'Der längste Absatz hat {words} {unit, select, characters {Zeichen} other {Wörter}}.',
  'paragraph-length.long':
    'Ein Absatz mit {words} {unit, select, characters {Zeichen} other {Wörtern}} ist lang; bis zu {max} lesen sich gut.',
  'paragraph-length.fix.splitParagraph': 'Teilen Sie den Absatz, wo ein neuer Gedanke beginnt.',

  'passage-self-contained.title': 'Abschnitte beginnen so, dass sie für sich stehen können',
  'passage-self-contained.question': 'Versteht jeden Abschnitt auch, wer nur diesen liest?',
  'passage-self-contained.good':
    '{met} von {sections, plural, one {# Abschnitt beginnt so, dass er} other {# Abschnitten beginnen so, dass sie}} für sich stehen {sections, plural, one {kann} other {können}}.',
  'passage-self-contained.pointsBack': 'Der Text unter „{heading}“ beginnt mit „{word}“ und verweist damit auf etwas vor der Überschrift.',
  'passage-self-contained.unnamed': 'Der erste Absatz unter „{heading}“ nennt sein Thema nicht.',
  'passage-self-contained.fix.nameSubject': 'Schreiben Sie statt „{word}“, worauf es sich bezieht.',
  'passage-self-contained.fix.nameTopic': 'Nennen Sie das Thema im ersten Absatz von „{heading}“.',

  'passage-size.title': 'Absätze haben eine Größe, die sich zitieren lässt',
  'passage-size.question': 'Ließen sich Absätze und Abschnitte in anderer Länge leichter zitieren?',
  'passage-size.good': '{fitting} von {paragraphs} Absätzen haben eine Größe, die sich zitieren lässt.',
  'passage-size.long': 'Ein Absatz mit {words} Wörtern ist zu lang, um ganz zitiert zu werden.',
  'passage-size.fix.splitParagraph': 'Teilen Sie den Absatz, wo ein neuer Gedanke beginnt.',

  'passive-voice.title': 'Sätze sagen, wer was tut',
  'passive-voice.question': 'Wäre es klarer zu sagen, wer handelt?',
  'passive-voice.good': '{percent} Prozent der Sätze stehen im Passiv.',
  'passive-voice.many': '{percent} Prozent der Sätze stehen im Passiv; ein Zehntel ist reichlich.',
  'passive-voice.fix.nameActor': 'Sagen Sie, wer es tut.',

  'question-coverage.title': 'Der Artikel beantwortet die Fragen, die er aufwirft',
  'question-coverage.question': 'Würde ein Leser die Antworten auf diese Fragen finden?',
  'question-coverage.good': '{answered} von {total, plural, one {# Frage} other {# Fragen}} beantwortet.',
  'question-coverage.unanswered': 'Der Text beantwortet „{question}“ nicht.',
  'question-coverage.unclear': 'Wir haben keine klare Antwort auf „{question}“ gefunden – steht sie da?',
  'question-coverage.fix.answerQuestion': 'Beantworten Sie „{question}“ in ein bis zwei Sätzen, die mehr sagen als die Frage.',
  'question-coverage.fix.sayClearly': 'Falls nicht: Beantworten Sie „{question}“ in einem klaren Satz.',

  'quotation-attributed.title': 'Der Artikel zitiert Menschen und sagt, wer sie sind',
  'quotation-attributed.question': 'Ist klar, wer das Zitierte sagt, oder gibt es jemanden, den Sie zitieren können?',
  'quotation-attributed.good': '{quotations, plural, one {# Zitat nennt} other {# Zitate nennen}}, von wem es stammt.',
  'quotation-attributed.few': 'Der Text zitiert niemanden mit Namen.',
  'quotation-attributed.unattributed': 'Für „{quote}“ wird niemand genannt.',
  'quotation-attributed.fix.quoteExpert':
    'Zitieren Sie mit Namen jemanden, der es weiß, wenn Sie mit ihm gesprochen haben oder die Quelle nennen können.',
  'quotation-attributed.fix.nameSpeaker': 'Sagen Sie, wer das gesagt hat.',

  'search-bot-access.title': 'Crawler von Such- und Antwortmaschinen dürfen die Seite lesen',
  'search-bot-access.good': 'Alle {bots} Crawler von Such- und Antwortmaschinen dürfen die Seite lesen.',
  'search-bot-access.blocked': 'robots.txt sperrt {blocked} von {bots} Crawlern von Such- und Antwortmaschinen aus: {names}.',
  'search-bot-access.fix.allowBot': 'Erlauben Sie {bot} in robots.txt, wenn die Seite dort gefunden werden soll.',

  'section-opening-answer.title': 'Abschnitte beginnen mit dem, was ihre Überschrift verspricht',
  'section-opening-answer.question': 'Beginnt jeder Abschnitt mit dem, was seine Überschrift verspricht?',
  'section-opening-answer.good':
    '{met} von {sections, plural, one {# Abschnitt beginnt} other {# Abschnitten beginnen}} mit dem, was die Überschrift verspricht.',
  'section-opening-answer.open': 'Der Text unter „{heading}“ beginnt nicht mit dem, was die Überschrift nennt.',
  'section-opening-answer.generic':
    'Abschnitte beginnen mit Wörtern ihrer Überschrift, aber von {words} Inhaltswörtern in Folge sagen nur {said} etwas zum Thema.',
  'section-opening-answer.fix.sayMore': 'Sagen Sie in jedem Abschnitt, was ihm eigen ist: Mengen, Namen, Orte, Teile, Beispiele.',
  'section-opening-answer.fix.openSection':
    'Beginnen Sie den Abschnitt „{heading}“ mit zwei oder drei Sätzen, die einlösen, was die Überschrift verspricht.',

  'sentence-length.title': 'Wenige Sätze sind lang',
  'sentence-length.question': 'Ließen sich die längsten Sätze teilen?',
  'sentence-length.good': '{percent} Prozent der Sätze haben mehr als {limit} {unit, select, characters {Zeichen} other {Wörter}}.',
  'sentence-length.long':
    '{percent} Prozent der Sätze haben mehr als {limit} {unit, select, characters {Zeichen} other {Wörter}}; höchstens ein Viertel ist ein gutes Ziel.',
  'sentence-length.fix.shortenSentence':
    'Teilen Sie lange Sätze; der längste hat {words} {unit, select, characters {Zeichen} other {Wörter}}.',

  'sentence-start.title': 'Benachbarte Sätze beginnen verschieden',
  'sentence-start.question': 'Sollen so viele Sätze gleich beginnen?',
  'sentence-start.good': 'Benachbarte Sätze beginnen verschieden.',
  'sentence-start.same': '{times} Sätze hintereinander beginnen mit „{word}“.',
  'sentence-start.fix.varyStart': 'Beginnen Sie einen der Sätze anders als mit „{word}“.',

  'slug-short.title': 'Die Adresse ist kurz und lesbar',
  'slug-short.question': 'Könnte die Adresse kürzer sein?',
  'slug-short.good': 'Die Adresse ist kurz und lesbar.',
  'slug-short.long': 'Die Adresse hat {length} Zeichen; höchstens {max} sind ein gutes Ziel.',
  'slug-short.form': '„{slug}“ hat Großbuchstaben oder Unterstriche; Kleinbuchstaben und Bindestriche lesen sich leichter.',
  'slug-short.empty': '„{slug}“ sagt nichts über das Thema.',
  'slug-short.fix.shortenSlug': 'Behalten Sie die zwei bis fünf Wörter, die das Thema nennen.',

  'social-card.title': 'Geteilte Links zeigen eine Vorschaukarte',
  'social-card.good': 'Geteilte Links zeigen eine Vorschaukarte.',
  'social-card.missing': 'Geteilte Links zeigen keine Vorschaukarte.',
  'social-card.fix.addCard': 'Lassen Sie Ihr System twitter:card oder die Open-Graph-Eigenschaften ausgeben.',

  'social-open-graph.title': 'Geteilte Links zeigen Titel, Text und Bild',
  'social-open-graph.question': 'Würde eine Vorschau mit eigenem Bild und Text helfen?',
  'social-open-graph.good': 'Die Vorschau geteilter Links ist vollständig.',
  'social-open-graph.missing': '{present} von {total} Eigenschaften für Vorschauen sind da; es fehlen: {names}.',
  'social-open-graph.relative': 'Die Adresse des Bildes „{address}“ ist nicht absolut.',
  'social-open-graph.small': 'Das Bild hat {width} × {height} Pixel; große Vorschauen brauchen 1200 × 630.',
  'social-open-graph.fix.addOpenGraph': 'Lassen Sie Ihr System die Open-Graph-Eigenschaften ausgeben.',
  'social-open-graph.fix.writeWhole': 'Schreiben Sie in og:image die ganze Adresse, von https:// an.',

  'source-linked.title': 'Aussagen sind durch verlinkte Quellen belegt',
  'source-linked.question': 'Gibt es eine Quelle, die Sie verlinken können?',
  'source-linked.reserved': 'Alle Links auf andere Sites ({links}) führen zu Namen, die es nicht gibt, etwa example.org.',
  'source-linked.good': '{sources, plural, one {# Quelle ist} other {# verschiedene Quellen sind}} verlinkt oder aufgeführt.',
  'source-linked.none': 'Der Text verlinkt und nennt keine Quelle.',
  'source-linked.few': '{sources, plural, one {# Quelle ist} other {# Quellen sind}} in {words} Wörtern verlinkt oder aufgeführt.',
  'source-linked.many': '{sources} Quellen sind in {words} Wörtern verlinkt oder aufgeführt: mehr, als Leser verfolgen können.',
  'source-linked.fix.linkSource': 'Verlinken Sie die Studie, das Dokument oder die Seite, auf der eine Aussage beruht.',
  'source-linked.fix.thinSources': 'Behalten Sie die Links, die eine Aussage tragen.',

  'source-named.title': 'Quellen sind genannt und erreichbar',
  'source-named.question': 'Welche Studie, oder wer?',
  'source-named.good': 'Keine Studie und keine Fachleute bleiben ohne Namen.',
  'source-named.unnamed': '„{quote}“ nennt keine Quelle.',
  'source-named.dead': '„{address}“ führt nirgends mehr hin.',
  'source-named.example': '„{address}“ ist nur ein Beispielname.',
  'source-named.fix.nameSource': 'Nennen Sie die Studie oder die Person mit einem Link, oder lassen Sie es weg.',
  'source-named.fix.otherSource': 'Verlinken Sie eine Seite, die es gibt.',

  'specific-density.title': 'Der Artikel nennt die Dinge: Daten, Beträge, Versionen, Namen',
  'specific-density.question': 'Können Sie hier ein Datum, einen Preis, einen Ort oder eine Person nennen?',
  'specific-density.good': '{specifics, plural, one {# Datum, Betrag, Version oder Name} other {# Daten, Beträge, Versionen und Namen}}.',
  'specific-density.vague':
    '{specifics, plural, one {# Datum, Betrag, Version oder Name} other {# Daten, Beträge, Versionen und Namen}} in {words} Wörtern.',
  'specific-density.nothing':
    'Hier lässt sich nichts prüfen oder zitieren: keine Zahl, kein Datum, kein Name, kein Ort, keine Quelle, kein Zitat, kein Schritt.',
  'specific-density.hardly':
    'Hier lässt sich kaum etwas prüfen oder zitieren: {specifics, plural, one {# Zahl, Datum, Name oder Zitat} other {# Zahlen, Daten, Namen und Zitate}} in {words} Wörtern.',
  'specific-density.noPrice': 'Der Titel verspricht einen Preis, und der Text nennt keinen.',
  'specific-density.fix.nameSpecifics': 'Nennen Sie das Datum, den Betrag, die Version, den Ort oder die Person, wo Sie sie kennen.',

  'statistic-density.title': 'Der Artikel nennt Zahlen',
  'statistic-density.question': 'Kennen Sie eine Zahl, die den Text genauer macht?',
  'statistic-density.good': '{figures, plural, one {# Zahl} other {# Zahlen}} mit Einheit, Währung oder gezählter Sache.',
  'statistic-density.none': 'Der Text nennt keine Zahl.',
  'statistic-density.empty':
    'Dem Text fehlt Substanz: keine Zahl, keine Quelle, kein Zitat, und {filler} von {words} Wörtern könnten in jedem Artikel stehen.',
  'statistic-density.few': '{figures, plural, one {# Zahl} other {# Zahlen}} in {words} Wörtern.',
  'statistic-density.many': '{figures} Zahlen in {words} Wörtern: so viele, dass einzelne untergehen.',
  'statistic-density.fix.addSubstance':
    'Ersetzen Sie allgemeine Sätze durch das, was nur Sie sagen können: eine Zahl, ein Beispiel, einen Namen, eine Quelle.',
  'statistic-density.fix.addFigure': 'Ergänzen Sie eine Zahl, die Sie kennen und deren Quelle Sie nennen können.',
  'statistic-density.fix.thinFigures': 'Verlegen Sie einige Zahlen in eine Tabelle.',

  'statistic-source.title': 'Zahlen nennen ihre Quelle',
  'statistic-source.question': 'Müssen Leser wissen, woher diese Zahl stammt?',
  'statistic-source.good': '{sourced} von {figures, plural, one {# Zahl nennt} other {# Zahlen nennen}} eine Quelle.',
  'statistic-source.unsourced': 'Der Text sagt nicht, woher „{figure}“ stammt.',
  'statistic-source.unnamed': 'Der Text nennt nicht die Studie oder Umfrage, aus der „{figure}“ stammt.',
  'statistic-source.fix.sourceFigure': 'Sagen Sie im selben oder im nächsten Satz, woher {figure} stammt, mit einem Link oder einem Namen.',

  'structured-data-faq.title': 'Die Seite hat eine FAQ-Auszeichnung',
  'structured-data-faq.present': 'Die Seite hat eine FAQ-Auszeichnung. Das verändert keine Bewertung.',
  'structured-data-faq.absent': 'Die Seite hat keine FAQ-Auszeichnung. Das schadet nicht.',

  'structured-data-howto.title': 'Die Seite hat eine HowTo-Auszeichnung',
  'structured-data-howto.present': 'Die Seite hat eine HowTo-Auszeichnung. Das verändert keine Bewertung.',
  'structured-data-howto.absent': 'Die Seite hat keine HowTo-Auszeichnung. Das schadet nicht.',

  'structured-data-present.title': 'Die Seite hat strukturierte Daten',
  'structured-data-present.present': 'Strukturierte Daten: {types}. Das verändert keine Bewertung.',
  'structured-data-present.absent': 'Keine strukturierten Daten. Das verändert keine Bewertung.',

  'structured-data-valid.title': 'Die strukturierten Daten sind gültig und sagen, was auf der Seite steht',
  'structured-data-valid.good': 'Die strukturierten Daten sind gültig.',
  'structured-data-valid.broken': 'Ein Block der strukturierten Daten ist kein gültiges JSON.',
  'structured-data-valid.missing': 'In den strukturierten Daten fehlt bei {type} die Angabe {property}.',
  'structured-data-valid.headline': 'Die strukturierten Daten ({type}) nennen „{headline}“; Leser sehen eine andere Überschrift.',
  'structured-data-valid.date': '{property} bei {type} ist nicht das Datum, das Leser sehen.',
  'structured-data-valid.text': 'Was {property} bei {type} sagt, steht nicht im Text.',
  'structured-data-valid.duplicate': '{type} kommt mehr als einmal vor.',
  'structured-data-valid.fix.fixMarkup': 'Korrigieren Sie die strukturierten Daten oder lassen Sie Citable sie schreiben.',

  'subheading-distribution.title': 'Keine lange Strecke kommt ohne Überschrift aus',
  'subheading-distribution.question': 'Würde im langen Stück eine Überschrift helfen?',
  'subheading-distribution.good': 'Die längste Strecke ohne Überschrift hat {words} {unit, select, characters {Zeichen} other {Wörter}}.',
  'subheading-distribution.long':
    'Eine Strecke von {words} {unit, select, characters {Zeichen} other {Wörtern}} hat keine Überschrift; höchstens {max} sind ein gutes Ziel.',
  'subheading-distribution.fix.addHeading': 'Teilen Sie die Strecke mit einer Überschrift, die nennt, was folgt.',

  'term-repetition.title': 'Kein Wort wird öfter wiederholt, als das Thema verlangt',
  'term-repetition.question': 'Braucht der Text dieses Wort so oft?',
  'term-repetition.good': 'Kein Wort wird öfter wiederholt, als das Thema verlangt.',
  'term-repetition.stuffed': '„{word}“ steht {count}-mal in {words} Wörtern.',
  'term-repetition.spam': '„{word}“ steht {count}-mal in {words} Wörtern; das liest sich wie Spam.',
  'term-repetition.again': 'Von {stretch} Inhaltswörtern in Folge sind nur {different} verschieden: Der Text sagt dasselbe noch einmal.',
  'term-repetition.fix.varyTerm': 'Ersetzen Sie „{word}“ durch ein Pronomen oder ein anderes Wort, wo das Thema klar ist.',
  'term-repetition.fix.sayMore': 'Formulieren Sie Sätze um, die nur Gesagtes wiederholen, oder lassen Sie sie weg.',

  'text-depth.title': 'Der Text sagt viel, was Leser brauchen können',
  'text-depth.question': 'Gibt es mehr, was Leser brauchen können?',
  'text-depth.good': '{terms, plural, one {# verschiedener Begriff} other {# verschiedene Begriffe}} in zitierbaren Absätzen.',
  'text-depth.little':
    'In zitierbaren Absätzen {terms, plural, one {steht # verschiedener Begriff} other {stehen # verschiedene Begriffe}}; alle Punkte gibt es bei {most}.',
  'text-depth.fix.sayMore':
    'Ergänzen Sie, was Sie zum Thema wissen und andere nicht sagen: Gründe, Fälle, Zahlen, Namen, Ausnahmen. Wiederholtes und Füllwörter zählen nicht.',

  'text-ease.title': 'Die Lesbarkeitszahl ist die einfacher Sprache',
  'text-ease.question': 'Könnten manche Sätze einfacher sein?',
  'text-ease.good': 'Lesbarkeit {ease} von 100 ({formula}).',
  'text-ease.hard': 'Lesbarkeit {ease} von 100 ({formula}); 60 ist einfache Sprache.',
  'text-ease.fix.useShortWords': 'Teilen Sie lange Sätze und bevorzugen Sie kürzere Wörter.',

  'text-fluency.title': 'Der Text fließt ohne Wiederholungen und Füllwörter',
  'text-fluency.question': 'Ist etwas unnötig doppelt gesagt?',
  'text-fluency.good': '{faults, plural, one {# Wiederholung oder Floskel} other {# Wiederholungen und Floskeln}} in {words} Wörtern.',
  'text-fluency.doubled':
    '{faults, plural, one {# Wiederholung oder Floskel} other {# Wiederholungen und Floskeln}} in {words} Wörtern; „{word}“ steht zweimal hintereinander.',
  'text-fluency.disorder': 'In {words} Wörtern stehen {faults}-mal Wörter nebeneinander, die das nie tun: Die Wörter sind durcheinander.',
  'text-fluency.repeated': '{faults, plural, one {# Wiederholung oder Floskel} other {# Wiederholungen und Floskeln}} in {words} Wörtern.',
  'text-fluency.fix.orderWords': 'Stellen Sie die Reihenfolge der Wörter wieder her.',
  'text-fluency.fix.removeDoubled': 'Entfernen Sie das zweite „{word}“.',
  'text-fluency.fix.removeRepetition': 'Sagen Sie es einmal, und lassen Sie Wendungen weg, die nichts sagen.',

  'text-in-html.title': 'Der Text steht im HTML',
  'text-in-html.question': 'Enthält die Seite ihren Text auch ohne Skripte?',
  'text-in-html.good': 'Der Text steht in dem HTML, das der Server schickt.',
  'text-in-html.empty': 'Das HTML enthält einen leeren Rahmen; den Text erzeugen Skripte.',
  'text-in-html.part': 'Das HTML enthält {words} von {known} Wörtern; den Rest erzeugen Skripte.',
  'text-in-html.fix.renderOnServer': 'Lassen Sie den Server den Text schicken (serverseitig erzeugt oder als statische Seiten).',

  'text-length.title': 'Die Seite ist nicht dünn',
  'text-length.question': 'Sagt der Text alles, was Leser brauchen?',
  'text-length.good': '{words, plural, one {# Wort} other {# Wörter}}.',
  'text-length.thin': '{words, plural, one {# Wort} other {# Wörter}}; unter {min} gilt eine Seite als dünn.',
  'text-length.goodCharacters': '{characters, plural, one {# Zeichen} other {# Zeichen}}.',
  'text-length.thinCharacters': '{characters, plural, one {# Zeichen} other {# Zeichen}}; unter {min} gilt eine Seite als dünn.',
  'text-length.fix.extendText': 'Sagen Sie, was Leser noch wissen müssen, wenn es etwas gibt.',

  'text-readability.title': 'Die Lesbarkeitszahl ist ordentlich',
  'text-readability.question': 'Ist die Sprache so einfach, wie das Thema es erlaubt?',
  'text-readability.ease': 'Lesbarkeit {ease} von 100 ({formula}).',
  'text-readability.sentences': 'Sätze haben im Durchschnitt {words, plural, one {# Wort} other {# Wörter}}.',
  'text-readability.fix.useShortWords': 'Bevorzugen Sie kürzere Wörter: Kein Satz ist zu lang.',
  'text-readability.fix.shortenSentence': 'Teilen Sie lange Sätze; der längste hat {words, plural, one {# Wort} other {# Wörter}}.',

  'text-slips.title': 'Der Text zeigt selbst keine Flüchtigkeitsfehler',
  'text-slips.question': 'Ist das so gemeint?',
  'text-slips.good': 'Nichts steht doppelt da oder in zwei Schreibweisen, und jede Klammer schließt.',
  'text-slips.doubledParagraph': 'Ein Absatz steht zweimal im Text: „{quote}“.',
  'text-slips.saidAgain': 'Ein Absatz wiederholt einen anderen: „{quote}“.',
  'text-slips.twoFigures': 'Hier steht „{rare}“, an anderer Stelle im Text „{common}“.',
  'text-slips.unfit': '„{rare}“ passt nicht zu „{common}“.',
  'text-slips.overWhole': '„{quote}“: Mehr als 100 % gibt es davon nicht.',
  'text-slips.twoOffices': 'Hier steht „{rare}“, an anderer Stelle im Text „{common}“.',
  'text-slips.twoSpellings': 'Hier steht „{rare}“, sonst im Text „{common}“.',
  'text-slips.wrongWeekday': '„{quote}“ ist ein {weekday}.',
  'text-slips.wrongFigure': '„{quote}“: Die Zahlen ergeben {value}.',
  'text-slips.miscounted': '„{quote}“: Der Text nennt {value}.',
  'text-slips.skippedNumber': '„{quote}“ folgt auf Nummer {value}.',
  'text-slips.missingPart': 'Der Text verweist auf „{quote}“, und das fehlt.',
  'text-slips.unlisted': 'Ein Schritt verwendet „{quote}“, und in der Liste fehlt das.',
  'text-slips.unused': 'Kein Schritt verwendet „{quote}“.',
  'text-slips.endFirst': '„{quote}“ endet vor dem Beginn.',
  'text-slips.openMark': 'Eine Klammer oder ein Anführungszeichen öffnet und schließt nicht: „{quote}“.',
  'text-slips.mixedAddress': 'Leser werden hier mit „{rare}“ angesprochen, sonst im Text mit „{common}“.',
  'text-slips.noLink': '„{quote}“: Es gibt keinen Link.',
  'text-slips.noNote': '„{quote}“: Zum Sternchen steht nirgends eine Anmerkung.',
  'text-slips.noDeadline': '„{quote}“: Ein Tag ist nicht genannt.',
  'text-slips.longSentence': 'Ein Satz hat {words} Wörter: „{quote}“.',
  'text-slips.fix.addressAlike': 'Sprechen Sie sie auf eine Art an.',
  'text-slips.fix.divideSentence': 'Machen Sie zwei oder drei Sätze daraus.',
  'text-slips.fix.deleteRepetition': 'Löschen Sie einen der beiden.',
  'text-slips.fix.spellAlike': 'Schreiben Sie auch hier „{common}“, wenn dasselbe gemeint ist.',
  'text-slips.fix.correctOne': 'Korrigieren Sie, was nicht stimmt.',
  'text-slips.fix.addOrDrop': 'Ergänzen Sie, was fehlt, oder nehmen Sie dies heraus.',
  'text-slips.fix.closeMark': 'Schließen Sie, wo der Einschub oder das Zitat endet.',

  'text-sufficient.title': 'Es gibt genug Text, um zu urteilen',
  'text-sufficient.good': '{words, plural, one {# Wort} other {# Wörter}} Text.',
  'text-sufficient.little':
    'Nur {words, plural, one {# Wort} other {# Wörter}}{repeated, select, yes {; wiederholte Sätze zählen einmal} other {}}. Bis zu {min} Wörtern bleibt die Bewertung niedrig.',
  'text-sufficient.littleCharacters':
    'Nur {characters, plural, one {# Zeichen} other {# Zeichen}}{repeated, select, yes {; wiederholte Sätze zählen einmal} other {}}. Bis zu {min} Zeichen bleibt die Bewertung niedrig.',
  'text-sufficient.short': '{count, plural, one {# Wort} other {# Wörter}} Text: zu wenig, um zu urteilen.',
  'text-sufficient.shortCharacters': '{count} Zeichen Text: zu wenig, um zu urteilen.',
  'text-sufficient.empty': '{words} von {of} Wörtern stehen in Absätzen, die in jedem Artikel stehen könnten.',
  'text-sufficient.locked':
    '{count, plural, one {# Wort ist} other {# Wörter sind}} zu lesen; der Rest ist laut Angabe der Seite nur nach Anmeldung oder Zahlung zugänglich. Mehr sehen auch Maschinen nicht, die zitieren.',
  'text-sufficient.lockedCharacters':
    '{count} Zeichen sind zu lesen; der Rest ist laut Angabe der Seite nur nach Anmeldung oder Zahlung zugänglich. Mehr sehen auch Maschinen nicht, die zitieren.',
  'text-sufficient.goodCharacters': '{characters, plural, one {# Zeichen} other {# Zeichen}} Text.',
  'text-sufficient.fix.extendText': 'Sagen Sie, was Leser noch wissen müssen.',
  'text-sufficient.fix.unlockText': 'Zeigen Sie mehr vom Text ohne Anmeldung, wenn er zitiert werden soll.',

  'text-toc.title': 'Der Text hat ein Inhaltsverzeichnis',
  'text-toc.some': 'Ein Inhaltsverzeichnis mit {entries, plural, one {# Eintrag} other {# Einträgen}}. Das verändert keine Bewertung.',
  'text-toc.none': 'Kein Inhaltsverzeichnis. Das schadet nicht.',

  'text-unfinished.title': 'Der Text ist fertig',
  'text-unfinished.question': 'Fehlt hier etwas?',
  'text-unfinished.good': 'Es wurde keine Stelle gefunden, die noch zu schreiben ist.',
  'text-unfinished.placeholder': '„{quote}“ steht, wo noch etwas zu schreiben ist.',
  'text-unfinished.assistant': '„{quote}“ sagt ein Chat-Assistent seinem Nutzer, nicht den Lesern.',
  'text-unfinished.openEnd': 'Ein Absatz bricht mitten im Satz ab: „{quote}“.',
  'text-unfinished.emptyPromise': '„{quote}“ lässt Zahlen erwarten, und der Abschnitt nennt keine.',
  'text-unfinished.nothingAfter': '„{quote}“ kündigt etwas an, und nichts folgt.',
  'text-unfinished.emptySection': 'Unter der Überschrift „{quote}“ steht kein Text.',
  'text-unfinished.fix.finishText': 'Ergänzen Sie, was fehlt, oder löschen Sie die Zeile.',
  'text-unfinished.fix.removeLine': 'Löschen Sie die Zeile.',

  'text-visible.title': 'Leser sehen allen Text, den Maschinen sehen',
  'text-visible.good': 'Es wurde kein versteckter Text gefunden.',
  'text-visible.instruction': 'Der Text enthält eine Anweisung an Sprachmodelle: „{quote}“',
  'text-visible.hiddenInstruction': 'Versteckter Text enthält eine Anweisung an Sprachmodelle: „{quote}“',
  'text-visible.invisible': 'Der Text enthält Folgen unsichtbarer Zeichen bei „{quote}“.',
  'text-visible.leftovers':
    '{count, plural, one {An # Stelle stehen} other {An # Stellen stehen}} unsichtbare Zeichen, die ein Editor zurückgelassen hat.',
  'text-visible.hidden': 'Text ist vor Lesern versteckt: „{quote}“',
  'text-visible.fix.removeHidden':
    'Entfernen Sie ihn. Wenn Sie ihn nicht geschrieben haben, finden Sie heraus, wer die Seite geändert hat.',
  'text-visible.fix.removeLeftovers': 'Entfernen Sie die unsichtbaren Zeichen.',

  'text-word-count.title': 'Wie lang der Artikel ist',
  'text-word-count.long': '{words} Wörter (auf Chinesisch, Japanisch und Thai: Zeichen). Das verändert keine Bewertung.',
  'text-word-count.short': '{words} Wörter (auf Chinesisch, Japanisch und Thai: Zeichen). Das verändert keine Bewertung.',

  'title-answered.title': 'Ein Titel, der neugierig macht, wird vom Text eingelöst',
  'title-answered.question': 'Hält der Text, was der Titel verspricht?',
  'title-answered.good': 'Der Titel verspricht nicht mehr, als der Text hält.',
  'title-answered.teasing': 'Der Titel macht neugierig, und der Text löst es nicht ein.',
  'title-answered.bait': 'Der Titel hat Worte, die nur neugierig machen und nichts über den Text sagen.',
  'title-answered.stuffed': 'Der Titel wiederholt ein Wort, wie für Suchmaschinen.',
  'title-answered.fix.sayAnswer': 'Sagen Sie im Titel, was Leser erfahren, oder beantworten Sie es am Anfang.',

  'title-h1-match.title': 'Titel und H1 sprechen vom selben',
  'title-h1-match.question': 'Sprechen Titel und Überschrift vom selben?',
  'title-h1-match.good': 'Titel und H1 sprechen vom selben.',
  'title-h1-match.apart': 'Der Titel hat kaum ein Wort mit der H1 „{headline}“ gemeinsam.',
  'title-h1-match.fix.alignTitle': 'Bringen Sie das Thema der H1 in den Titel, oder umgekehrt.',

  'title-labels.title': 'Der Titel ist kein Etikett und hat keins',
  'title-labels.question': 'Braucht der Titel diesen Zusatz?',
  'title-labels.good': 'Um den Titel steht kein Etikett, kein Rubrikname, kein Autorenname und kein Datum.',
  'title-labels.label': '„{label}“ im Titel sagt nichts über das Thema.',
  'title-labels.section': '„{label}“ im Titel ist der Name einer Rubrik.',
  'title-labels.byline': '„{label}“ im Titel nennt den Autor, der eine eigene Zeile hat.',
  'title-labels.date': '„{label}“ im Titel ist ein Datum, das eine eigene Zeile hat.',
  'title-labels.labelOnly': 'Der Titel ist ein Etikett: Er sagt nicht, was der Text erzählt.',
  'title-labels.subjectOnly': 'Der Titel nennt „{term}“ und sagt nichts darüber.',
  'title-labels.fix.sayNews': 'Sagen Sie im Titel, was der Text erzählt: was geschah, wozu es gut ist oder was dabei herauskam.',
  'title-labels.fix.cutLabel': 'Schneiden Sie „{label}“ vom Titel ab.',

  'title-length.title': 'Der Titel hat eine Länge, die Suchergebnisse zeigen können',
  'title-length.question': 'Sagt der Titel genug und nicht mehr?',
  'title-length.good': 'Der Titel hat {length, plural, one {# Zeichen} other {# Zeichen}}.',
  'title-length.short': 'Der Titel hat {length, plural, one {# Zeichen} other {# Zeichen}}; mindestens {min} sind ein gutes Ziel.',
  'title-length.long': 'Der Titel hat {length, plural, one {# Zeichen} other {# Zeichen}}; Suchergebnisse kürzen ihn womöglich nach {max}.',
  'title-length.fix.chooseTitle': 'Ändern Sie den Titel, wenn er so nicht trägt.',

  'title-present.title': 'Die Seite hat einen Titel',
  'title-present.good': 'Die Seite hat einen Titel.',
  'title-present.missing': 'Die Seite hat keinen Titel.',
  'title-present.fix.chooseTitle': 'Schreiben Sie einen Titel oder wählen Sie einen vorgeschlagenen.',

  'title-promise.title': 'Der Text greift auf, was sein Titel nennt',
  'title-promise.question': 'Hält der Text, was sein Titel verspricht?',
  'title-promise.good': 'Die gelesenen Zahlen und Namen des Titels stehen auch im Text.',
  'title-promise.number': 'Der Titel sagt „{quote}“, und der Text kommt nie darauf.',
  'title-promise.name': 'Der Titel nennt „{quote}“, der Text nie.',
  'title-promise.whole': 'Der Titel sagt „{quote}“, und der Text kommt nie darauf.',
  'title-promise.figure': 'Der Titel sagt „{quote}“, und der Text kommt nie darauf.',
  'title-promise.count': 'Der Titel sagt „{quote}“, der Text hat {count, plural, one {# Teil} other {# Teile}}.',
  'title-promise.fix.countParts': 'Schreiben Sie {count} in den Titel, oder ergänzen Sie, was fehlt.',
  'title-promise.fix.keepPromise': 'Sagen Sie im Text, was es mit „{quote}“ auf sich hat, oder nehmen Sie es aus dem Titel.',

  'title-question-match.title': 'Titel und Beschreibung nennen, was Leser fragen',
  'title-question-match.question': 'Steht im Titel, womit Leser suchen?',
  'title-question-match.good': 'Titel, Beschreibung, Überschrift und Adresse decken „{question}“ ab.',
  'title-question-match.uncovered': 'Im Titel fehlen Wörter von „{question}“: {terms}.',
  'title-question-match.weak': 'Beschreibung, Überschrift oder Adresse sagen wenig über „{question}“.',
  'title-question-match.fix.titleCoverTerm': 'Bringen Sie „{term}“ in den Titel.',
  'title-question-match.fix.describeQuestion': 'Greifen Sie „{question}“ in der Meta-Beschreibung auf.',

  'title-subject.title': 'Der Titel nennt, wovon der Text handelt',
  'title-subject.question': 'Sagt der Titel, wovon der Text handelt?',
  'title-subject.good': 'Der Titel greift Wörter des Textes auf; am häufigsten steht darin „{term}“.',
  'title-subject.missing': '„{term}“ steht {count, plural, one {im Text} other {#-mal im Text}}, nicht im Titel.',
  'title-subject.hardly': 'Der Titel sagt kaum, worum es im Text geht.',
  'title-subject.nothing': 'Der Titel nennt nichts, wovon der Text handelt.',
  'title-subject.fix.nameSubject': 'Nennen Sie im Titel, worum es geht: vielleicht „{term}“.',
  'title-subject.fix.saySubject': 'Nennen Sie im Titel, worum es geht.',

  'title-width.title': 'Der Titel passt in die Zeile einer Ergebnisseite',
  'title-width.question': 'Passt der Titel in eine Zeile der Ergebnisse?',
  'title-width.good': 'Ohne den Namen der Website ist der Titel {px} Pixel breit und passt.',
  'title-width.wide':
    'Ohne den Namen der Website ist der Titel {px} Pixel breit; Ergebnisseiten kürzen ihn nach etwa {max}, und „{lost}“ geht verloren.',
  'title-width.narrow': 'Ohne den Namen der Website ist der Titel {px} Pixel breit; ab {min} nutzt er den Platz, den er hat.',
  'title-width.fix.chooseTitle': 'Kürzen Sie den Titel, oder stellen Sie das Wichtigste an den Anfang.',

  'tone-neutral.title': 'Der Ton informiert und wirbt nicht',
  'tone-neutral.question': 'Steht hinter jedem Lob eine Tatsache?',
  'tone-neutral.good': 'Der Ton ist sachlich.',
  'tone-neutral.promotional':
    '{phrases, plural, one {# werbende Wendung} other {# werbende Wendungen}} in {words} Wörtern, etwa „{phrase}“.',
  'tone-neutral.fix.stateFact': 'Ersetzen Sie „{phrase}“ durch die Tatsache dahinter.',

  'topic-focus.title': 'Die Abschnitte bleiben bei einem Thema',
  'topic-focus.question': 'Gehört das alles zum Thema?',
  'topic-focus.good': '{met} von {sections} Abschnitten behandeln das Thema.',
  'topic-focus.astray': 'Der Abschnitt „{heading}“ erwähnt das Thema nicht.',
  'topic-focus.many': '{headings} Hauptüberschriften: mehr als ein Artikel.',
  'topic-focus.fix.nameSubject': 'Nennen Sie im Abschnitt „{heading}“ das Thema; handelt er von etwas anderem, lassen Sie ihn weg.',
  'topic-focus.fix.splitArticle': 'Machen Sie aus {sections, plural, one {# Abschnitt} other {# Abschnitten}} einen eigenen Artikel.',

  'training-bot-access.title': 'Crawler, die Trainingstexte sammeln, dürfen die Seite lesen',
  'training-bot-access.allowed': 'Alle Crawler, die Trainingstexte sammeln, dürfen die Seite lesen. Das verändert keine Bewertung.',
  'training-bot-access.blocked': 'Ausgesperrt: {names}. Das verändert keine Bewertung.',

  'transition-word.title': 'Verknüpfende Wörter verbinden die Sätze',
  'transition-word.good': '{percent} Prozent der Sätze enthalten ein verknüpfendes Wort.',
  'transition-word.few': '{percent} Prozent der Sätze enthalten ein verknüpfendes Wort.',

  'title-reason.coversQuestion': 'Deckt die Frage „{question}“ ab.',
  'title-reason.hasFigure': 'Nennt eine Zahl aus dem Text: {figure}.',
  'title-reason.fits': 'Passt auf eine Ergebnisseite: {px} px, {chars, plural, one {# Zeichen} other {# Zeichen}}.',
  'title-reason.matchesIntent':
    'Entspricht dem, was Leser suchen: {intent, select, how_to {eine Anleitung} definition {was es ist} comparison {einen Vergleich} list {eine Liste} price {was es kostet} review {einen Test} news {Neuigkeiten} opinion {eine Meinung} other {{intent}}}.',
  'title-reason.dropsClickbait': 'Lässt weg, was nach Klickfang klingt.',
  'title-reason.fromDescription': 'Stammt aus der Beschreibung des Artikels.',
  'title-reason.fromHeading': 'Stammt aus einer Überschrift des Artikels.',
  'title-reason.fromOpening': 'Stammt aus dem Anfang des Artikels.',
  'title-reason.fromText': 'Stammt aus einem Satz, der am meisten von dem sagt, was der Artikel sagt.',
  'title-reason.fromTitle': 'Stammt aus Ihrem eigenen Titel.',
  'title-reason.standsInText': 'Steht in Ihrem Text.',
  'title-reason.heldByText': 'Sagt mit anderen Worten, was Ihr Text sagt.',
  'title-reason.wordsNotInText': 'Nicht in Ihrem Text: {words}.',
  'title-reason.longerThanLimit': 'Braucht {px} px; Ergebnisseiten kürzen ihn womöglich nach {max} px.',
  'title-reason.notInText': 'Nennt nichts aus dem Text.',
  'title-reason.littleInText': 'Die meisten seiner Wörter stehen nicht im Text.',
  'title-reason.saysLittle': 'Zu kurz, um zu sagen, worum es im Artikel geht.',
  'title-reason.namesKind': 'Sagt, was für ein Text es ist, nicht, worum es geht.',
  'title-reason.quotesOnly': 'Ist nur ein Zitat: Wer spricht, und worüber, steht nicht da.',
  'title-reason.hasFileMark': '„{mark}“ sagt Lesern von außen nichts.',
  'title-reason.hasFileName': '„{mark}“ ist der Name einer Datei, kein Titel.',
  'title-reason.hasMailMark': '„{mark}“ stammt aus einem Mailprogramm und sagt nichts über den Text.',
  'title-reason.onlyModel': '„{model}“ ist eine Modellnummer: Was das für ein Ding ist und wozu es dient, steht nicht da.',
  'title-reason.soundsLikeClickbait': 'Klingt nach Klickfang.',
  'title-reason.exclaims': 'Hat ein Ausrufezeichen.',
  'title-reason.hasPicture': 'Hat ein Emoji.',
  'title-reason.shouts': 'Ist in Großbuchstaben geschrieben.',
  'title-reason.unusualForm': 'Hat ein Zeichen zu viel oder zu wenig: Klammer, Anführung oder eines am Ende.',
  'title-reason.repeatsWords': 'Wiederholt dieselben Wörter.',
  'title-reason.fromHeadline': 'Stammt aus einem anderen Titel von Ihnen: der Überschrift oder dem für soziale Netzwerke.',
  'title-reason.fromQuery': 'Ist die Frage, die Sie beantworten wollen.',
  'title-reason.ownStays': 'Ihr eigener Titel bleibt.',
  'title-reason.ownWithoutSite': 'Ihr eigener Titel bleibt, ohne den Namen der Website.',
  'title-reason.ownTooLong': 'Ihr Titel ist länger, als Ergebnisseiten zeigen; der erste Vorschlag passt.',
  'title-reason.ownMissing': 'Es gibt noch keinen Titel; der erste Vorschlag kann einer sein.',
  'title-reason.ownBeaten': 'Der erste Vorschlag ist deutlich besser als Ihr Titel.',
  'title-reason.noTitle': 'Es gibt noch keinen Titel.',
  'title-reason.noText': 'Es gibt noch keinen Text, aus dem ein Titel entstehen kann.',
  'title-reason.noHeadingFits': 'Schreiben Sie einen Titel, der sagt, was der Text beantwortet.',
  'title-reason.noShorter': 'Ergebnisseiten schneiden das Ende Ihres Titels ab.',
  'title-reason.yoursIsBest': 'Ihr Titel nennt das Thema und passt.',
  'title-reason.noBetter': 'Diese Wörter aus Ihrem Text können in den Titel.',
  'title-reason.mayLackSubject': 'Sagt er, worum es geht? Vielleicht „{term}“.',
  'title-reason.notAnswered': 'Fragt „{question}“, und der Text nennt keinen Preis.',
  'title-reason.figureNotInText': 'Nennt „{figure}“, was der Text nicht nennt.',
  'title-reason.endsOpen': 'Endet mit „{word}“, als fehlte der Rest.',
  'title-reason.lacksSubject':
    'Nennt nicht, worum es geht: „{term}“ steht {count, plural, one {im Text} other {#-mal im Text}}, nicht im Titel.',
  'title-reason.namesOnly': 'Nennt „{term}“ und sagt nichts darüber: was, wo, wie viel oder was dabei herauskam.',
  'title-reason.headword': 'Ist nur das Stichwort wie in einem Nachschlagewerk; dahinter kann stehen, was es ist.',
  'title-reason.rowOfWords': 'Ist eine Reihe von Suchwörtern und sagt nichts über sie.',
  'title-reason.saysOpposite': 'Sagt „{word}“; der Text sagt davon „{other}“.',
  'title-reason.countsNone': 'Verspricht „{quote}“, und der Text zählt sie nicht auf.',
  'title-reason.countsOther': 'Sagt „{quote}“; der Text hat {count, plural, one {# Teil} other {# Teile}}.',

  'schema-type.setByAuthor': 'Er wurde von Hand gewählt.',
  'schema-type.declaredInPage': 'Die strukturierten Daten der Seite selbst sagen {type}.',
  'schema-type.newsAddress': 'Seine Adresse gehört zu einem Nachrichtenbereich.',
  'schema-type.newsPublisher': 'Die Website nennt sich eine Nachrichtenorganisation.',
  'schema-type.newsInText': 'Der Text ist eine Nachricht.',
  'schema-type.blogAddress': 'Seine Adresse gehört zu einem Blog.',
  'schema-type.recipeInText':
    'Der Text hat {ingredients, plural, one {# Zutat} other {# Zutaten}} und {steps, plural, one {# Schritt} other {# Schritte}}.',
  'schema-type.eventInText': 'Der Text kündigt eine Veranstaltung mit Tag und Ort an.',
  'schema-type.reviewInText': 'Der Text gibt eine Bewertung: {rating} von {best}.',
  'schema-type.productInText': 'Der Text handelt von einem Produkt.',
  'schema-type.videoInText': 'Der Text enthält ein Video.',
  'schema-type.stepsInText': 'Der Text hat eine Anleitung mit {count, plural, one {# Schritt} other {# Schritten}}.',
  'schema-type.questionsInText':
    'Der Text beantwortet {count, plural, one {# Frage} other {# Fragen}} unter Überschriften oder in Blöcken.',
  'schema-type.listInText': 'Der Text ist eine nummerierte Liste von {count, plural, one {# Sache} other {# Dingen}}.',
  'schema-type.factsInText': 'Der Text hat, was dieser Typ braucht.',
  'schema-type.noSpecialSign': 'Nichts im Text oder in seiner Adresse deutet auf einen besonderen Typ.',

  'graph-note.requiredMissing': 'Weggelassen, weil diese Angabe nötig, aber nicht bekannt ist: {property}.',
  'graph-note.recommendedMissing': 'Empfohlen, aber nicht bekannt: {property}.',
  'graph-note.formatInvalid': 'Weggelassen, weil der Wert nicht zu lesen ist: {property}.',
  'graph-note.vocabularyUnfit': 'Weggelassen, weil schema.org hier keinen solchen Wert kennt: {property}.',
  'graph-note.textMismatch': 'Weggelassen, weil Leser es im Text nicht finden: {property}, „{value}“.',
  'graph-note.dateNotVisible': 'Die Seite zeigt dieses Datum nicht oder ein anderes: {property}.',
  'graph-note.authorNotVisible': 'Leser sehen diesen Autor auf der Seite nicht: {name}.',
  'graph-note.typeWithoutFacts':
    'Der gewählte Typ {type} braucht Angaben, die der Text nicht enthält; an seiner Stelle steht der selbst erkannte Typ.',
  'graph-note.timeWithoutZone': 'Nur der Tag ist angegeben, weil der Uhrzeit die Zeitzone fehlt: {property}.',
  'graph-note.dateUnreadable': 'Weggelassen, weil es kein Datum ist: {property}.',
  'graph-note.dateOutOfRange': 'Weggelassen, weil das Datum nicht stimmen kann: {property}.',
  'graph-note.dateModifiedRaised': 'Die Änderung lag vor der Veröffentlichung; an ihrer Stelle steht der Tag der Veröffentlichung.',
  'graph-note.dateInFuture': 'Das Datum der Veröffentlichung liegt in der Zukunft und ist weggelassen.',
  'graph-note.imageTooSmall':
    'Das Bild mit {width} × {height} Pixeln ist kleiner als die 50.000 Pixel, die Google verlangt; es ist weggelassen.',
  'graph-note.imageIsSiteDefault':
    'Die Seite teilt statt eines Bildes dieses Artikels das allgemeine Bild der Website; es ist weggelassen: {url}.',
  'graph-note.tooManyAuthors': 'Es sind {count} Autoren genannt; angegeben sind die ersten {max}.',
  'graph-note.richResultRetired':
    'Gültig, doch Google zeigt dafür kein Rich-Suchergebnis mehr; eine Wirkung auf Antwortmaschinen ist nicht belegt.',
  'graph-note.videoWithoutUploadDate': 'Im Text steht ein Video; es ist weggelassen, weil sein Upload-Datum nicht bekannt ist.',
  'graph-note.sizeCapped': 'Die strukturierten Daten wären größer als {max} Zeichen; ihre unwichtigsten Teile sind weggelassen.',
}

export const findings: Findings = {
  'Length alone does not tell cited from uncited pages.': 'Die Länge allein trennt zitierte nicht von nicht zitierten Seiten.',
  'The evidence is the order in which our own readers put 120 pages; on other pages with another reader it was weaker.':
    'Der Beleg ist die Reihenfolge, in die unsere eigenen Leser 120 Seiten brachten; auf anderen Seiten und bei einem anderen Leser war er schwächer.',
  'Queries with an AI Overview: coverage of the query in the title puts the cited page first no more often than chance (in 50 of 100 pairs).':
    'Suchanfragen mit KI-Übersicht: Wie viel der Anfrage im Titel steht, stellt die zitierte Seite nicht öfter voran als der Zufall (in 50 von 100 Paaren).',
  'A convention of editors: no study of an effect on search or answers was found, and it moves no score.':
    'Eine Konvention von Redaktionen: Eine Studie zur Wirkung auf Suche oder Antworten wurde nicht gefunden, und sie verändert keine Bewertung.',
  'The passive is right where the actor does not matter; ten languages are measured by rules that miss some forms.':
    'Das Passiv ist richtig, wo es auf den Handelnden nicht ankommt; zehn Sprachen werden nach Regeln gemessen, die manche Formen übersehen.',
  'That pages of one site harm each other is convention; engines often choose one of them without harm.':
    'Dass Seiten einer Website einander schaden, ist Konvention; Suchmaschinen wählen oft ohne Schaden eine davon.',
  'No evidence for search was found; headings alone already give engines the outline.':
    'Für die Suche wurde kein Beleg gefunden; schon die Überschriften geben Suchmaschinen die Gliederung.',
  'Domain authority is a measure of vendors, not of search engines. It is not measured here.':
    'Domain-Autorität ist ein Maß von Anbietern, nicht von Suchmaschinen. Sie wird hier nicht gemessen.',
  'Google says that it needs no special files or markup; no study shows an effect.':
    'Google braucht nach eigener Aussage keine besonderen Dateien oder Auszeichnungen; keine Studie zeigt eine Wirkung.',
  'The protocol promises a visit, not a place; Google does not take part.':
    'Das Protokoll verspricht einen Besuch, keinen Platz; Google nimmt nicht teil.',
  'More words alone do not help: length is not rewarded.': 'Mehr Wörter allein helfen nicht: Länge wird nicht belohnt.',
  'Google does run scripts; that other crawlers do not is a vendor’s measurement of 2024.':
    'Google führt Skripte aus; dass andere Crawler es nicht tun, ist die Messung eines Anbieters von 2024.',
  'In our own data the title alone puts the cited page first in 69 of 100 pairs; description and address add one at most.':
    'In unseren eigenen Daten stellt der Titel allein die zitierte Seite in 69 von 100 Paaren voran; Beschreibung und Adresse fügen höchstens eines hinzu.',
  'The nearest figure (41 against 30 % cited when heading and query match) is a vendor’s.':
    'Die nächstliegende Zahl (41 gegen 30 % zitiert, wenn Überschrift und Anfrage übereinstimmen) stammt von einem Anbieter.',
  'Answers are found by shared words: a true answer in other words can be missed.':
    'Antworten werden an gemeinsamen Wörtern erkannt: Eine richtige Antwort in anderen Worten kann übersehen werden.',
  'That covering a quarter to a half of the sub-questions beats covering all is a vendor’s finding.':
    'Dass ein Viertel bis die Hälfte der Teilfragen abzudecken besser ist als alle, ist der Befund eines Anbieters.',
  'Only the English measure is fitted; in other languages it warns by punctuation and figures.':
    'Nur das Maß für Englisch ist angepasst; in anderen Sprachen warnt es nach Satzzeichen und Zahlen.',
  'That generic words are cited less is our own judgement; nobody has measured it.':
    'Dass allgemeine Wörter seltener zitiert werden, ist unser eigenes Urteil; gemessen hat es niemand.',
  'That 44 % of citations come from the first 30 % of a page is a vendor’s figure, and beginnings are also what every page has.':
    'Dass 44 % der Zitate aus den ersten 30 % einer Seite stammen, ist die Zahl eines Anbieters, und einen Anfang hat jede Seite.',
  '“40–60 words” is folklore, and Google asks for no chunking: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    '„40–60 Wörter“ ist Folklore, und Google verlangt keine Zerlegung: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'Google asks not to cut texts for its sake: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    'Google bittet, Texte nicht seinetwegen zu zerlegen: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'C-SEO Bench found no significant gain for most methods and domains: https://arxiv.org/abs/2506.11097':
    'C-SEO Bench fand für die meisten Methoden und Gebiete keinen signifikanten Gewinn: https://arxiv.org/abs/2506.11097',
  'No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097':
    'In den meisten Zellen von C-SEO Bench kein signifikanter Gewinn: https://arxiv.org/abs/2506.11097',
  'In our own data linked sources did not separate cited from uncited pages (the cited page first in 49 of 100 pairs, as by chance).':
    'In unseren eigenen Daten trennten verlinkte Quellen zitierte nicht von nicht zitierten Seiten (die zitierte Seite in 49 von 100 Paaren vorn, wie durch Zufall).',
  'The figure of that study was read second-hand.': 'Die Zahl dieser Studie wurde aus zweiter Hand gelesen.',
  'Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517':
    'Formatierung allein hatte in 252.000 gepaarten Versuchen keine Wirkung: https://arxiv.org/abs/2605.25517',
  'Part of the effect may come from how the study measured citations.':
    'Ein Teil der Wirkung kann daher kommen, wie die Studie Zitate gemessen hat.',
  'Texts that repeat their words are easier for learners; nobody has measured what that costs in answers.':
    'Texte, die ihre Wörter wiederholen, fallen Lernenden leichter; was das an Antworten kostet, hat niemand gemessen.',
  'The effect on whole pages, as against short passages, is unknown.':
    'Die Wirkung auf ganze Seiten, im Unterschied zu kurzen Textstellen, ist nicht bekannt.',
  'In our own data pages with a named author were not cited more often (the cited page first in 45 of 100 pairs, less than by chance).':
    'In unseren eigenen Daten wurden Seiten mit genanntem Autor nicht öfter zitiert (die zitierte Seite in 45 von 100 Paaren vorn, weniger als durch Zufall).',
  'The study had a model rewrite the text; what exactly helped is not known.':
    'In der Studie schrieb ein Modell den Text um; was genau geholfen hat, ist nicht bekannt.',
  'Markup changed citations by −4.6 % to +2.4 %, not significant, in two vendors’ measurements.':
    'Auszeichnung änderte Zitate in den Messungen zweier Anbieter um −4,6 % bis +2,4 %, nicht signifikant.',
  'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.':
    'Differenz-von-Differenzen über 1.885 Seiten: −4,6 %; 730 Zitate: +2,4 %, nicht signifikant; eigene Daten: Chancenverhältnis 0,68, nicht signifikant.',
  'No correlation with citations over some 300,000 domains and in a panel of 137,000 domains (vendors’ measurements); Google uses no such file.':
    'Kein Zusammenhang mit Zitaten über rund 300.000 Domains und in einem Panel von 137.000 Domains (Messungen von Anbietern); Google verwendet keine solche Datei.',
  'Own data inside one engine: ρ +.15 to +.18; the published pooled figure: −5.7 %.':
    'Eigene Daten innerhalb einer Maschine: ρ +0,15 bis +0,18; die veröffentlichte zusammengefasste Zahl: −5,7 %.',
  'Length alone orders pages of one question right in 48.1 % of pairs, chance being 50.':
    'Länge allein ordnet Seiten einer Frage in 48,1 % der Paare richtig; Zufall wären 50.',
  'The operators say that these crawlers have no part in search.':
    'Die Betreiber sagen, dass diese Crawler an der Suche keinen Anteil haben.',
  'The signals are young, and which engines follow them is not known.':
    'Die Signale sind jung, und welche Maschinen ihnen folgen, ist nicht bekannt.',
  'Google names no limit and often rewrites titles.': 'Google nennt keine Grenze und schreibt Titel oft um.',
  'Google names no limit of length.': 'Google nennt keine Grenze der Länge.',
  'Search engines often write the snippet from the text.': 'Suchmaschinen bilden den Auszug oft aus dem Text.',
  'Google sets no limit of length and often writes its own snippet.':
    'Google setzt keine Grenze der Länge und schreibt den Auszug oft selbst.',
  'Google says that several H1 do no harm.': 'Google sagt, dass mehrere H1 nicht schaden.',
  'Google says that the order of headings does not matter to it.': 'Google sagt, dass ihm die Ordnung der Überschriften gleich ist.',
  'Google names no number of words; tools that ask for 600 to 2,500 give no proof.':
    'Google nennt keine Wortzahl; Werkzeuge, die 600 bis 2.500 verlangen, geben keinen Beleg.',
  'That links to others help a ranking is convention, not shown.':
    'Dass Links auf andere dem Rang helfen, ist Konvention und nicht gezeigt.',
  'That an image helps a ranking is convention, not shown.': 'Dass ein Bild dem Rang hilft, ist Konvention und nicht gezeigt.',
  'Google says that it finds the language by itself.': 'Google sagt, dass es die Sprache selbst erkennt.',
  'Nothing shows an effect on search.': 'Nichts zeigt eine Wirkung auf die Suche.',
  'No effect on citations was found in three measurements (−4.6 %, +2.4 %, +2.2 %, not significant).':
    'In drei Messungen wurde keine Wirkung auf Zitate gefunden (−4,6 %, +2,4 %, +2,2 %, nicht signifikant).',
  'The front of the title counting more is convention.': 'Dass der Anfang des Titels mehr zählt, ist Konvention.',
  'Only one tool measures it, and no proof is published.': 'Nur ein Werkzeug misst es, und kein Beleg ist veröffentlicht.',
  'Formulas know nothing of words that readers know.': 'Formeln wissen nicht, welche Wörter Leser kennen.',
  'No study shows an effect on search or citations.': 'Keine Studie zeigt eine Wirkung auf Suche oder Zitate.',
}
