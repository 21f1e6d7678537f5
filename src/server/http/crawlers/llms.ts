import { mainLanguage } from '#server/config/languages.ts'
import type { Caller } from '#server/router.ts'

export async function llmsText(
  caller: Caller,
  { name, url }: { name: string; url: string },
): Promise<string> {
  const [articles, categories, landingPages] = await Promise.all([
    caller.blog.overview(),
    caller.categories.list(),
    caller.landingPages.overview(),
  ])
  const link = (title: string, path: string, note: string) =>
    `- [${title.replaceAll(/[[\]]/g, '')}](${url}${path}): ${note}`
  return `# ${name}

> An affiliate site for parents of babies and toddlers: affordable baby products from partner retailers, and plainly written guides for the first years. It sells nothing itself. Links to retailers are advertising links for which ${name} may earn a commission; commission doesn’t affect how products are ranked.

Prices are set by the retailers and change: each product page says when its price was last checked. Sample data is marked as such.

## Shop

${link('All products', '/products', 'the whole catalog, six products per page')}
${[
  ...categories
    .filter(({ isHidden }) => !isHidden)
    .map(({ short, name, description }) =>
      link(name, `/products?${new URLSearchParams({ category: short })}`, description),
    ),
  ...landingPages.map(({ slug, name, description }) => link(name, `/shop/${slug}`, description)),
].join('\n')}

## Articles

${articles
  .filter(({ language }) => language === mainLanguage())
  .map(({ title, slug, excerpt }) => link(title, `/blog/${slug}`, excerpt))
  .join('\n')}
${link('Feed', '/feed.xml', 'the newest articles in full, Atom')}

## About

${link('About', '/about', 'who we are, and how products are chosen and ranked')}
${link('Contact', '/contact', 'how to reach us')}
${link('Premium Member', '/premium', 'what Premium is, what it costs, and how to cancel')}
${link('Privacy Policy', '/privacy-policy', 'what is stored and for how long')}
${link('Terms of Service', '/terms-of-service', 'advertising links, prices, donations')}

## Optional

${link('API', '/api/openapi.json', 'products and categories as JSON, described in OpenAPI 3.1')}
${link('Sitemap', '/sitemap.xml', 'every page with the time of its last change')}
`
}
