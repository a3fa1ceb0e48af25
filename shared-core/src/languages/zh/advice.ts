import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  numbers: '一 二/两/兩 三 四 五 六 七 八 九 十 十一 十二 十五 二十 三十 四十 五十 一百',
  labels: {
    label: '突发|突發|快讯|快訊|更新|独家|獨家|直播|视频|影片|组图|重磅|最新|草稿|副本|通知|紧急|緊急',
    section: '新闻|新聞|资讯|資訊|文章|首页|首頁|公告|未分类|未分類|博客|专栏|專欄',
    by: '作者',
  },
}
