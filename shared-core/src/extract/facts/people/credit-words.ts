/**
 * Words for people who did not write the text: who took or drew the pictures, checked, paid for, read or tested it, or answers for
 * the site. `before`: straight before a name. `label`: in front of a colon. `eastAsian`: scripts that put a slash, a point or nothing between.
 */
const before = [
  '(?:\\S{2,12} )?(?:adapted|reprinted|republished|excerpted|reproduced) (?:from|with)|(?:press|media) contact|pressekontakt|contact presse|contacto de prensa|contatto stampa',
  '(?:photo(?:s|graph(?:s|y|ed)?)?|photo credits?|picture[sd]?|images?|illustrat(?:ions?|ed)|videos?|film(?:ed|s)?|graphics?|(?:cover )?artwork|art|cover(?: art| image| photo)?|designed?|animat(?:ion|ed)|infographics?|drawings?|drawn|maps?|data|music|styl(?:ing|ed)|layout|camera|audio|recorded|produced|production|(?:[a-z]{4,16}ly |expert |peer )?(?:fact[- ]?)?(?:reviewed|checked)|verified|approved|sponsored|presented|powered|supported|funded|narrated|read|voiced|copy-?edited|proofread|curated|hosted|moderated|directed|(?:recipe )?tested|brought to you|provided|shot|captured|commissioned|arranged) by|(?:photos? |images? |pictures? )?courtesy(?: of)?|starring|featuring|interview with|in conversation with|a conversation with|paid for by|(?:interviewed|transcribed|captioned|digiti[sz]ed|scanned|endorsed|licensed|owned|hosted|engraved|painted|sculpted|built|cast|mixed|mastered|composed|performed|sung|spoken) by',
  '(?:fotos?|fotografien?|bild(?:er)?|titelbild|illustration(?:en)?|grafik(?:en)?|videos?|karte|zeichnung(?:en)?|(?:[a-zäöü]{4,16} )?geprüft|gesponsert|präsentiert|gelesen|getestet|(?:mit freundlicher )?(?:genehmigung|unterstützung)|moderiert|produziert|gestaltet|gezeichnet|fotografiert|illustriert|kontrolliert|gegengelesen|freigegeben|bestätigt|genehmigt|autorisiert|finanziert|gefördert|unterstützt|betreut|gesprochen|eingesprochen|gesungen|komponiert|gefilmt|gedreht|gesetzt|layoutet) (?:von|durch)|(?:im )?(?:gespräch|interview) mit',
  '(?:photos?|photographies?|illustrations?|dessins?|infographies?|vidéos?|images?) (?:de|par)|(?:relu|vérifié|validé|sponsorisé|parrainé|illustré|présenté|filmé|corrigé|photographié|approuvé|financé|soutenu|offert|dessiné|mis en page|monté|réalisé)e?s? par|(?:entretien|interview|conversation|rencontre) avec|mis en scène par',
  '(?:fotos?|fotografías?|imagen|imágenes|ilustraci(?:ón|ones)|v[ií]deos?|infografías?) (?:de|por)|(?:revisad|verificad|patrocinad|ilustrad|presentad|fotografiad|corregid|comprobad|aprobad|financiad|dibujad|diseñad|narrad|leíd|maquetad|validad)[oa]s? por|(?:entrevista|conversación|charla) (?:con|a)|con el (?:apoyo|patrocinio) de',
  '(?:foto|fotografi[ae]|immagin[ei]|illustrazion[ei]|video|disegni?) (?:di|a cura di)|(?:revisionat|verificat|sponsorizzat|illustrat|controllat|approvat|finanziat|lett|disegnat|narrat|fotografat)[oaie] da|(?:intervista|conversazione) (?:a|con)|con il (?:sostegno|contributo) di',
  '(?:fotos?|fotografias?|image(?:m|ns)|ilustraç(?:ão|ões)|vídeos?) (?:de|por|do|da)|(?:revisad|revist|verificad|patrocinad|ilustrad|conferid|aprovad|financiad|lid|narrad|desenhad|fotografad)[oa]s? por|(?:entrevista|conversa) com|com o (?:apoio|patrocínio) de',
  "(?:foto(?:[’']?s)?|beeld|illustraties?|video) (?:door|van)|(?:gecontroleerd|gesponsord|geïllustreerd|gefotografeerd) door",
  '(?:faktagranska[dt]|granska[dt]|sponsr?a[dt]|fotografera[dt]|illustrera[dt]|faktatjekket|faktasjekket|sponsoreret|sponset|illustreret|illustrert|foto|bild|bilder|illustration|video) a[vf]',
  '(?:(?:produced|presented|made|created|published) )?in (?:close )?(?:partnership|association|collaboration|co-?operation|conjunction) with|in (?:zusammenarbeit|kooperation|partnerschaft) mit|en (?:partenariat|collaboration|coopération|association) avec|en (?:colaboración|asociación|cooperación|alianza) con|in (?:collaborazione|partnership|associazione|cooperazione) con|em (?:parceria|colaboração|associação|cooperação) com|in samenwerking met|i sam(?:arbete|arbejde|arbeid) med|we współpracy z|ve? spolupráci s|в (?:партн[её]рстве|сотрудничестве) с|у (?:співпраці|партнерстві) з',
  'tarkastanut|kuvannut|kuvittanut|haastattelussa|rozmowa z|wywiad z|rozhovor s|zatwierdził[ay]?|sprawdził[ay]?|zweryfikował[ay]?|czyta(?:ł|ła)?|zilustrował[ay]?|schválila?|zkontrolovala?|fot\\.|sponsorowane przez|zdjęcia|recenzowała?|fotografovala?',
  '(?:беседа|интервью|разговор|розмова|интервю) [сз]о?|чита(?:ет|л|ла)|проверила?|утвердила?|одобрила?|озвучила?|отредактировала фото|перевірила?|затвердила?',
  'تصوير|رسوم|مراجعة|برعاية|حوار مع|مقابلة مع|لقاء مع|گفتگو با|مصاحبه با|با حمایت',
].join('|')

/** Words before the name of who changed a text last. */
export const changedBy = [
  '(?:last )?(?:updated|modified|changed|revised|amended) by|last edited by',
  '(?:zuletzt )?(?:aktualisiert|geändert|überarbeitet) (?:von|durch)|zuletzt bearbeitet (?:von|durch)',
  '(?:dernière (?:modification|mise à jour)|mise? à jour|modifiée?|actualisée?) par',
  '(?:última (?:modificación|actualización|edición)|(?:actualizad|modificad)[oa](?: por última vez)?|editad[oa] por última vez) por',
  '(?:ultim[ao] (?:modifica|aggiornamento)|aggiornat[oa]|modificat[oa]) (?:da|di)',
  '(?:última (?:edição|modificação|atualização)|(?:atualizad|modificad)[oa]|editad[oa] pela última vez) por',
  '(?:laatst )?(?:bijgewerkt|gewijzigd|aangepast) door|laatst bewerkt door',
  '(?:senast )?(?:uppdatera[dt]|ändra[dt]) av|senast redigera[dt] av|(?:sidst )?(?:opdateret|ændret) af|sidst redigeret af|(?:sist )?(?:oppdatert|endret) av|sist redigert av',
  '(?:ostatnio )?(?:zaktualizowan[eya]|zmienion[eya]) przez|обновил[аи]?|изменил[аи]?',
].join('|')

const label = [
  '(?:photo|image|picture|video|art|cover)?\\s?credits?|photos?|photograph(?:er|s|y)?|images?|pictures?|illustrat(?:ions?|or)|videos?|graphics?|camera(?:man)?|webmaster|(?:[a-z]{4,9} )?editor[- ]in[- ]chief|(?:managing|executive|chief|deputy) editor|testers?|publisher|(?:media |press )?contact|production|producer|design(?:er)?|layout|styling|cover|maps?|music|sources?|sponsor|reviewer|fact[- ]?check(?:er|ing)?|copyright|animation',
  'foto(?:s|graf(?:in)?)?|fotografien?|bild(?:er|quelle|nachweis|rechte)?|titelbild|illustration(?:en)?|grafik|kamera|faktencheck|chefredak(?:tion|teur(?:in)?)|produktion|regie|gestaltung|karte|verantwortlich[^:]{0,40}|v\\.?\\s?i\\.?\\s?s\\.?\\s?d\\.?\\s?p\\.?|herausgeber(?:in)?|kontakt|quelle|schnitt|ton|sprecher(?:in)?|redaktionsleitung',
  'mise en page|maquette|graphisme|réalisation|carte|photographies?|photographe|crédits?(?: photos?)?|vidéos?|infographie|rédact(?:eur|rice) en chef|webmestre|direct(?:eur|rice) de (?:la )?publication|dessins?|montage',
  'fotografías?|imagen|imágenes|ilustraci(?:ón|ones)|v[ií]deos?|infografía|créditos?(?: de la foto)?|directora?|redactora? jefe',
  'fotografi[ae]|immagin[ei]|illustrazion[ei]|crediti|direttore(?: responsabile)?',
  'fotografias?|image(?:m|ns)|ilustraç(?:ão|ões)|vídeos?|editora?-chefe',
  "foto[’']?s|fotografie|beeld|illustraties?|hoofdredacteur|eindredactie|bilder|bilde|ansvarig utgivare|ansvarshavende redaktør|ansvarlig redaktør|kuvat?|kuvitus|kuvaaja|päätoimittaja",
  'fot(?:o|ografia)?|zdjęci[ea]|ilustracj[ae]|redaktor naczeln[ya]|wideo|fotó(?:k)?|fotky|obrázky',
  'фото(?:граф|графии)?|иллюстраци[яи]|видео|главный редактор|проверено|рисун(?:ок|ки)|світлини|головний редактор',
  'fotoğraf(?:lar)?|görsel|genel yayın yönetmeni|صورة|صور|تصوير|مراجعة|رسوم|رئيس التحرير|فيديو|عکس',
].join('|')

const eastAsian =
  '朗読|地図|出演|写真|撮影|イラスト|監修者?|提供|動画|校正|編集長|画像|取材協力|協力|制作|摄影|攝影|图片|圖片|图|圖|校对|校對|审核|審核|审校|监制|監製|主编|主編|总编辑?|總編輯?|视频|影片|插图|插圖|制图|製圖|来源|來源|出品|사진|영상|그래픽|감수|편집장|일러스트|삽화|자료|제공'

/** Pattern of such words at the beginning of a line or behind a mark; `colon` is that of labels. */
export const creditPattern = (colon: string): string =>
  String.raw`(?<=^|[,;|•(（【]\s?|\.\s|\s[–—·/-]\s|・\s)(?:(?:${before})(?:${colon}|\s+)|(?:${label})${colon})|(?<=^|[\s|(（])(?:${eastAsian})(?:${colon}|[/／・]\s?|\s(?=[\uac00-\ud7af]))`

/** A picture or film in parentheses behind a name: `Max Keller (Fotos)`. */
export const creditBehind =
  /\(\s?(?:fotos?|photos?|photography|pictures|images?|bild(?:er)?|illustrations?|illustrationen|grafik|videos?|kamera|foto['’]s|beeld|写真|撮影|图|사진)\s?\)\s*$/iu
