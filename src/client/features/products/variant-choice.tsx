import { Link } from '@tanstack/react-router'
import * as variantChoiceCss from '#client/features/products/variant-choice.css.ts'
import { type Choice, variantChoices } from '#client/features/products/variant-choices.ts'
import { type Product, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'
import { productAddress } from '#shared/products/product-address.ts'

export function VariantChoice({ product }: { product: Product }) {
  const { data: variants = [] } = trpc.products.variants.useQuery({ id: product.id })
  const choices = variantChoices(product, variants)
  if (choices.length === 0) return null
  return (
    <div className={variantChoiceCss.choices}>
      {choices.map(({ label, options }) => (
        <nav key={label} aria-label={label}>
          <p className={variantChoiceCss.label} aria-hidden="true">
            {label}
          </p>
          <ul className={variantChoiceCss.options}>
            {options.map((option) => (
              <Option key={option.text} option={option} />
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

function Option({ option: { text, variant, isChosen } }: { option: Choice }) {
  return (
    <li>
      <Link
        to="/products/$product"
        params={{ product: productAddress(variant) }}
        resetScroll={false}
        className={`${variantChoiceCss.option} ${variant.inStock ? '' : variantChoiceCss.outOfStock}`}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span>{text}</span>
        {!variant.inStock && <span className={baseCss.visuallyHidden}>{`, ${m.outOfStockInSentence}`}</span>}
      </Link>
    </li>
  )
}
