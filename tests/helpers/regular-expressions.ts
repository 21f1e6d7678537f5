import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export interface LocatedExpression {
  at: string
  expression: RegExp
}

/** Every regular expression literal in the files of `patterns`, tests left out: read by the compiler, so none hides. */
export function regularExpressionsIn(patterns: string[]): LocatedExpression[] {
  return sourceFiles(patterns).flatMap(literalsOf)
}

export function sourceFiles(patterns: string[]): string[] {
  return globSync(patterns).filter((file) => !file.includes('.test.'))
}

function literalsOf(file: string): LocatedExpression[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const expressions: LocatedExpression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node))
      expressions.push({ at: place(source, node), expression: read(node.text) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return expressions
}

function place(source: ts.SourceFile, node: ts.Node): string {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return `${source.fileName}:${line + 1}`
}

function read(literal: string): RegExp {
  const end = literal.lastIndexOf('/')
  return new RegExp(literal.slice(1, end), literal.slice(end + 1))
}
