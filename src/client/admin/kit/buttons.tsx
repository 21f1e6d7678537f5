import { Button } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Icon, type IconClass } from '#client/ui/icon.tsx'

interface ButtonAnchorProps extends ComponentProps<'a'> {
  icon?: IconClass
  variant?: 'outline' | 'solid'
  size?: 'sm'
}

/** An address that looks like a button; `ButtonLink` is one for the router. */
export function ButtonAnchor({ icon, variant = 'outline', size, children, ...anchor }: ButtonAnchorProps) {
  return (
    <Button asChild variant={variant} size={size}>
      <a {...anchor}>
        {icon && <Icon icon={icon} />} {children}
      </a>
    </Button>
  )
}

export const ButtonLink = createLink(ButtonAnchor)

export function AddButton({ children, ...button }: ComponentProps<typeof Button>) {
  return (
    <Button {...button}>
      <Icon icon={adminIcons.plus} /> {children}
    </Button>
  )
}

export function DangerButton(button: ComponentProps<typeof Button>) {
  return <Button variant="outline" className={actionsCss.danger} {...button} />
}
