import 'virtual:styles/deferred.css'
