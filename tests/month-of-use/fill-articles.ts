import sharp from 'sharp'
import type { Month, Somebody } from '#server/demo/month/month.ts'
import { makePreviewLink } from '#server/features/articles/preview-links/service.ts'
import {
  addArticle,
  deleteArticle,
  editArticle,
  editableArticle,
  keepCover,
  publishArticle,
} from '#server/features/articles/service.ts'
import { createPictureMaker } from '#server/integrations/picture-maker.ts'
import { createLimits } from '#server/limits/limits.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const LONG_TITLE = 'Barnvagnsregnskyddsförvaring för familjer som går ut i alla väder'
const LONG_ALT = `A pram in the rain, ${'and a puddle behind it, '.repeat(7)}at last a house.`
const BODY = [
  '## En rubrik med ettordsomintevillbrytas',
  'Barnvagnsregnskyddsförvaringsväskeupphängningsanordning. '.repeat(4),
  '| Vagn | Vikt | Hopfälld |\n|---|---|---|\n| Vind | 6,4 kg | 52 × 44 × 22 cm |',
  '- [ ] Regnskydd\n- Solskydd',
].join('\n\n')
const WHOLE = {
  title: LONG_TITLE,
  excerpt: 'What keeps a pram dry, what does not, and why a cover that lets no air through is none at all.',
  author: 'Wolfeschlegelsteinhausenbergerdorff-Åkesson',
  keyPoints: ['Air has to get in', 'Sun and plastic do not mix', 'A bag for it saves an hour each week'],
  expertAdvice: 'Never cover a pram with a blanket, whatever the weather is like outside.',
  text: `Det regnar. Igen.\n\n${BODY}\n\n## Conclusion\n\nStay dry.`,
}

/**
 * The owner's own articles beside the samples: with an uploaded cover, as a draft with a link for others, in the trash.
 */
export async function fillArticles({ db, env, now }: Month, actor: Somebody): Promise<void> {
  const deps = { db, limits: createLimits(env.RATE_LIMIT_FACTOR), makePicture: createPictureMaker() }
  const coverOf = async (color: string) =>
    (await keepCover(deps, actor, inOnePiece(await drawnPicture(color)))).picture
  const write = (title: string, picture: string) => {
    const { id } = addArticle(db, actor, title)
    const { version, article } = editableArticle(db, id)
    const search = { searchTitle: `${title} in the rain`.slice(0, 70), searchDescription: 'Short.' }
    const focus = { focusX: 80, focusY: 35 }
    const edited = {
      ...article,
      ...WHOLE,
      ...focus,
      ...search,
      title,
      picture,
      pictureAlt: LONG_ALT.slice(0, 200),
    }
    return editArticle(db, actor, { id, version, article: edited })
  }
  const published = write(LONG_TITLE, await coverOf('#0f766e'))
  publishArticle(db, actor, { id: published.id, version: published.version, at: now.getTime() - DAY_MS })
  const draft = write('A draft that somebody else is to read first', await coverOf('#9a3412'))
  makePreviewLink(db, actor, { id: draft.id, days: 7 })
  const planned = write('For next month', published.article.picture)
  publishArticle(db, actor, { id: planned.id, version: planned.version, at: now.getTime() + 20 * DAY_MS })
  deleteArticle(db, actor, write('Thought better of', '').id)
}

/** As wide as a banner, so that the cover is a part of it. */
function drawnPicture(color: string): Promise<Buffer> {
  return sharp({ create: { width: 2_400, height: 800, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
}

async function* inOnePiece(picture: Buffer) {
  yield picture
}
