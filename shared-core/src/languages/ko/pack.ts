import { months, phrases, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/ko.gen.ts'

/** Korean. Stop words: those of stopwords-iso that news text uses, and its commonest words. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'ko',
  name: '한국어',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      '’ 가 같다 같이 거의 것 것을 결국 과 관한 그 그는 그들 그러나 그리고 기준으로 나 네 년 다른 다음 대해서 동시에 동안 둘 등 따라 때 때문에 또 또한 라고 로 를 만약 말했다 말했습니다 매번 모두 물론 및 수 시간 아무도 앞에서 약간 어 에 에게 에서 여덟 여섯 여전히 오 오히려 와 왜냐하면 우리 월 위해 으로 을 의 의해 이 이러한 이런 이번 이상 일 있는 있다 있습니다 저희 제 즉 즉시 쪽으로 하지만 한 함께 혹은',
    ),
    questionWords: words('무엇 무엇이 무엇을 뭐 누구 누가 언제 어디 어디서 어떻게 왜 어느 어떤 얼마 얼마나 몇 무슨'),
    genericHeadings: phrases(
      '서론|머리말|들어가며|개요|요약|정리|결론|마치며|마무리|배경|자세한 정보|추가 정보|관련 기사|관련 글|같이 보기|참고 문헌|참고 자료|출처|각주|외부 링크|링크|목차|자주 묻는 질문|질문과 답변|faq|장점|단점|장점과 단점|장단점|특징|팁|예시|세부 사항|결과|논의|문의|회사 소개|댓글',
    ),
    referenceOpeners: phrases(
      '이것|이것은|그것|그것은|저것|이|그|저|이는|그는|그녀는|그들은|여기|여기서|거기|그때|그리고|그 후|따라서|그러므로|그래서|또한|게다가|더욱이|하지만|그러나|그렇지만|반면|반대로|대신|그렇지 않으면|이 경우|한편|또는|둘 다|이러한|그러한',
    ),
    numberUnits: words(
      '원 달러 유로 엔 명 인 개 대 건 곳 권 장 마리 그루 잔 병 컵 큰술 작은술 배 회 번 차례 가지 종 쪽 평 층 점 위 개국 개월 주 주일 시간 분 초 년간 일간 세 살 퍼센트 프로 도 그램 킬로그램 킬로 톤 미터 센티미터 밀리미터 킬로미터 제곱미터 리터 밀리리터 와트 킬로와트 칼로리 천 만 억 조 만원 천원 억원 만명 천명 kg g mg km m cm mm l ml kw kwh w gb mb tb',
    ),
    genericLinkTexts: phrases(
      '여기|여기를 클릭|여기를 클릭하세요|클릭|더 보기|더보기|자세히 보기|더 읽기|더 알아보기|자세한 정보|계속|링크|이 링크|이 페이지|페이지|사이트|기사|이 글|다운로드|출처',
    ),
  },
  termLength: 3,
  particles: words(
    '은 는 이 가 을 를 의 에 도 로 와 과 만 들 에는 에도 에서 에게 에서는 에서도 에서의 에게서 에게는 으로 으로는 으로도 으로서 으로써 로는 로서 로써 이라는 이라고 라는 라고 이나 이란 하고 부터 까지 처럼 보다 마다 한테 께서 들은 들이 들을 들의 이고 이며 이다 입니다 이었다 였다',
  ),
  months: months('1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월'),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
