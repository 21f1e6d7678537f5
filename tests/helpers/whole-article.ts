/** Everything that an article needs before it can be published. */
export const WHOLE_ARTICLE = {
  excerpt: 'An excerpt that is long enough to tell a reader what the article is going to be about.',
  author: 'A mother of three',
  picture: 'articles/baby-sleep-science',
  pictureAlt: 'A red puddle with a yellow boot in it',
  keyPoints: ['The first key point', 'The second key point', 'The third key point'],
  expertAdvice: 'A piece of advice that is long enough.',
  text: 'How it begins.\n\n## A section\n\nWhat it says.\n\n## Conclusion\n\nHow it ends.',
}
