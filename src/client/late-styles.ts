import 'virtual:styles/late.css'
